// Made by `make types` from the schemas of the server: do not edit.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be played
         * @description What can be played here.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ruleset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers of a game
         * @description All that a client needs to draw a game and to word it.
         */
        get: operations["readRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches to look at or to join
         * @description Matches that their hosts have listed, newest first: open ones and running ones.
         */
        get: operations["listMatches"];
        put?: never;
        /**
         * Make a match
         * @description Make a match. The tokens of the host and of its own seats are told here and never again.
         */
        post: operations["makeMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find my matches
         * @description The matches that somebody has secrets of, and which of them wait for them.
         */
        post: operations["findMyMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A match
         * @description What everybody with the link may know of a match.
         */
        get: operations["readMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down
         * @description Sit down in an open seat. Its token is told here and never again.
         */
        post: operations["joinMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/seats/{seat}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free a seat
         * @description Free a seat, with the host's token: the token of the seat is worth nothing any more.
         */
        post: operations["freeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a bot play
         * @description Let a bot play, with the token of the seat or the host's; it takes an open seat for good.
         */
        post: operations["letBotPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/seats/{seat}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again in place of the bot
         * @description Play again in place of the bot, with the token of the seat or the host's.
         */
        post: operations["returnToSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again with the same people
         * @description Play again with the same people, with the token of any of them or the host's.
         *
         *     The same tokens open the same seats; the seat after the one that began begins. Asked again, it
         *     answers with the same match.
         */
        post: operations["makeRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a match
         * @description The record of a match: complete when it is over; before, as the seat may see it.
         *
         *     Without the token of a seat it is a spectator's.
         */
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A match step by step
         * @description A match from its beginning: all of it when it is over; before, as the seat may know it.
         *
         *     Without the token of a seat it is a spectator's.
         */
        get: operations["readHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schemas of messages
         * @description The messages of the WebSocket as JSON Schema, for machines.
         */
        get: operations["readMessageSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description The process lives and answers.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server can be used
         * @description The server can be used: its database answers, and it is not being stopped.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is measured
         * @description What the server counts and measures; only for addresses that its settings name.
         */
        get: operations["scrape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * CardInfo
         * @description A kind of card; what is left of one that has paid for risk is a kind of its own.
         */
        CardInfo: {
            /** Id */
            id: string;
            /** Up */
            up: number;
            /** Any */
            any: number;
            /** Down */
            down: number;
            /** Rest */
            rest: number;
            /** Loss */
            loss: number;
            /** Risk */
            risk: number;
            /** Printed */
            printed: string | null;
        };
        /**
         * Change
         * @description What has changed in a view: the value at the end of a path of keys and indices.
         */
        Change: {
            /** Path */
            path: (string | number)[];
            /** Value */
            value: unknown;
        };
        /**
         * ClientInfo
         * @description A kind of clients: points for the summit, for coming home and for dying, and the level.
         */
        ClientInfo: {
            /** Kind */
            kind: string;
            /** Summit */
            summit: number;
            /** Home */
            home: number;
            /** Death */
            death: number;
            /** Highest Level */
            highest_level: number;
        };
        /**
         * DayInfo
         * @description A day of a weather tile; everything by zone.
         */
        DayInfo: {
            /** Loss */
            loss: number[];
            /** Closed */
            closed: boolean[];
            /** Extra Cost */
            extra_cost: number[];
        };
        /**
         * EdgeInfo
         * @description Two spaces that are joined; `level` if neither is lower than the other.
         */
        EdgeInfo: {
            /** Lower */
            lower: string;
            /** Upper */
            upper: string;
            /** Level */
            level: boolean;
        };
        /**
         * FaceInfo
         * @description What an icefall tile can show; a crevasse has no cost.
         */
        FaceInfo: {
            /** Name */
            name: string;
            /** Cost */
            cost: number | null;
        };
        /**
         * GameOffer
         * @description What a game can be played with; whatever `limits_for` leaves open goes together.
         */
        GameOffer: {
            /** Game */
            game: string;
            /** Seats */
            seats: number[];
            /** Maps */
            maps: string[];
            /** Weather */
            weather: string[];
            /** Limits */
            limits: string[];
            /** Limits For */
            limits_for: components["schemas"]["LimitsOffer"][];
            /** Variants */
            variants: string[];
            /** Bots */
            bots: string[];
        };
        /**
         * GuideBoardInfo
         * @description The rows of a guide's board, and how many of them each thing takes.
         */
        GuideBoardInfo: {
            /** Rows */
            rows: number;
            /** Tent */
            tent: number;
            /** First Bottle */
            first_bottle: number;
            /** Further Bottle */
            further_bottle: number;
            /** Bottle Beside Tent */
            bottle_beside_tent: number;
            /** Client */
            client: number;
            /** Maximum Tents */
            maximum_tents: number;
        };
        /**
         * Healthy
         * @description All is well.
         */
        Healthy: {
            /**
             * Status
             * @default ok
             * @constant
             */
            status: "ok";
        };
        /**
         * HeldSeat
         * @description A seat and the secret that opens it; it is told this once.
         */
        HeldSeat: {
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /**
         * History
         * @description A match from before its first line on.
         */
        History: {
            /** Steps */
            steps: components["schemas"]["HistoryStep"][];
        };
        /**
         * HistoryStep
         * @description A position: the line that led to it, what happened, and what is other than before.
         */
        HistoryStep: {
            /** Ply */
            ply: number;
            line: components["schemas"]["Line"] | null;
            /** Events */
            events: components["schemas"]["TableEvent"][];
            /** Changes */
            changes: components["schemas"]["Change"][];
        };
        /**
         * Holding
         * @description A match, and the secret of a seat of it or of its host.
         */
        Holding: {
            /** Match */
            match: string;
            /** Token */
            token: string;
        };
        /**
         * Join
         * @description Who wants to sit down; without a seat the first that is open to them.
         */
        Join: {
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * Joined
         * @description A seat that was taken.
         */
        Joined: {
            match: components["schemas"]["MatchInfo"];
            held: components["schemas"]["HeldSeat"];
        };
        /**
         * LimitsOffer
         * @description The limits that go with a map and a number of players.
         */
        LimitsOffer: {
            /** Map */
            map: string;
            /** Seats */
            seats: number;
            /** Limits */
            limits: string[];
        };
        /**
         * Line
         * @description A line of the record as the viewer may see it: a seat or ``*``, and an action.
         */
        Line: {
            /** Actor */
            actor: string;
            /** Text */
            text: string;
        };
        /**
         * MadeMatch
         * @description A new match, with the secrets of its host and of the seats that are the host's own.
         */
        MadeMatch: {
            match: components["schemas"]["MatchInfo"];
            /** Host Token */
            host_token: string;
            /** Held */
            held: components["schemas"]["HeldSeat"][];
        };
        /**
         * MatchInfo
         * @description What everybody with the link may know of a match, besides the position.
         *
         *     `commitment` is a checksum of the seed that the match is dealt from; `seed` is told at the end.
         */
        MatchInfo: {
            /** Id */
            id: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over";
            /** Game */
            game: string;
            /** Ruleset */
            ruleset: string;
            /** Digest */
            digest: string;
            /** Map */
            map: string;
            /** Weather */
            weather: string;
            /** Limits */
            limits: string;
            /** Variant */
            variant: string;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** First Seat */
            first_seat: number | null;
            /** Listed */
            listed: boolean;
            /** Spectators */
            spectators: boolean;
            /**
             * Take Back
             * @enum {string}
             */
            take_back: "turn" | "consent" | "never";
            /** Chat */
            chat: boolean;
            /** Clock */
            clock: (components["schemas"]["Reminder"] | components["schemas"]["TotalTime-Output"]) | null;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string | null;
            /** Result */
            result: number[] | null;
            /** Created At */
            created_at: number;
            /** Ended At */
            ended_at: number | null;
            /** Rematch Of */
            rematch_of: string | null;
            /** Rematch */
            rematch: string | null;
        };
        /**
         * MatchList
         * @description Matches that are listed.
         */
        MatchList: {
            /** Matches */
            matches: components["schemas"]["MatchInfo"][];
        };
        /**
         * Mine
         * @description The matches that somebody has secrets of.
         */
        Mine: {
            /** Held */
            held: components["schemas"]["Holding"][];
        };
        /**
         * MyMatch
         * @description A match that a secret is of, with the day that is played, 0 before the first.
         *
         *     `seat` is None for its host, and `waits` for this seat.
         */
        MyMatch: {
            match: components["schemas"]["MatchInfo"];
            /** Seat */
            seat: number | null;
            /** Waits */
            waits: boolean;
            /** Round */
            round: number;
        };
        /**
         * MyMatches
         * @description Those of the matches that are there, and whose secrets are right.
         */
        MyMatches: {
            /** Matches */
            matches: components["schemas"]["MyMatch"][];
        };
        /**
         * NewMatch
         * @description A match to be made; the seats in order.
         */
        NewMatch: {
            /**
             * Game
             * @default mount-everest
             */
            game?: string;
            /**
             * Map
             * @default easy
             */
            map?: string;
            /**
             * Weather
             * @default summer
             */
            weather?: string;
            /**
             * Limits
             * @default strict
             */
            limits?: string;
            /**
             * Variant
             * @default standard
             */
            variant?: string;
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
            /** First Seat */
            first_seat?: number | null;
            /**
             * Listed
             * @default false
             */
            listed?: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators?: boolean;
            /**
             * Take Back
             * @default turn
             * @enum {string}
             */
            take_back?: "turn" | "consent" | "never";
            /**
             * Chat
             * @default true
             */
            chat?: boolean;
            /** Clock */
            clock?: (components["schemas"]["Reminder"] | components["schemas"]["TotalTime-Input"]) | null;
        };
        /**
         * Offers
         * @description The games, and where others find the server.
         *
         *     `network_hosts` is what to put into the address if it says localhost: empty if nobody else can
         *     come to the server, None if it does not know.
         */
        Offers: {
            /** Games */
            games: components["schemas"]["GameOffer"][];
            /** Network Hosts */
            network_hosts: string[] | null;
        };
        /**
         * ProblemBody
         * @description A refusal: its code, the clause where the rules forbid something, and what it is about.
         */
        ProblemBody: {
            /** Code */
            code: string;
            /** Clause */
            clause: string | null;
            /** Reason */
            reason: string | null;
            /**
             * Params
             * @default {}
             */
            params: {
                [key: string]: string | number;
            };
        };
        /**
         * RankInfo
         * @description A rank of a game played alone, and the least score for it.
         */
        RankInfo: {
            /** Rank */
            rank: string;
            /** Least */
            least: number;
        };
        /**
         * Reminder
         * @description A clock that only reminds: of a seat whose turn lasts longer than so many seconds.
         */
        Reminder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reminder";
            /** Seconds */
            seconds: number;
        };
        /**
         * RescueInfo
         * @description A rescue: where a climber is put down, and the steps of the strip that it costs.
         */
        RescueInfo: {
            /** Zone */
            zone: number;
            /** Steps */
            steps: number;
        };
        /**
         * RulesetInfo
         * @description All the numbers of one game on one map, for one number of players.
         */
        RulesetInfo: {
            /** Game */
            game: string;
            /** Ruleset */
            ruleset: string;
            /** Digest */
            digest: string;
            /** Map */
            map: string;
            /** Map Title */
            map_title: string;
            /** Weather */
            weather: string;
            /** Limits */
            limits: string;
            /** Variant */
            variant: string;
            /** Seats */
            seats: number;
            /** Rounds */
            rounds: number;
            /** Start */
            start: string;
            /** Summit */
            summit: string;
            /** Spaces */
            spaces: components["schemas"]["SpaceInfo"][];
            /** Edges */
            edges: components["schemas"]["EdgeInfo"][];
            /** Zones */
            zones: components["schemas"]["ZoneInfo"][];
            /** Cards */
            cards: components["schemas"]["CardInfo"][];
            /** Deck */
            deck: string[];
            /** Reserve */
            reserve: string[] | null;
            /** Hand Size */
            hand_size: number;
            /** Cards Played */
            cards_played: number;
            /** Tokens */
            tokens: number[];
            /** Open Tokens */
            open_tokens: number;
            /** Weather Tiles */
            weather_tiles: components["schemas"]["WeatherTileInfo"][];
            /** Days Per Tile */
            days_per_tile: number;
            /** Start Score */
            start_score: number;
            /** Minimum Score */
            minimum_score: number | null;
            /** Clients */
            clients: components["schemas"]["ClientInfo"][];
            /** Highest Level */
            highest_level: number;
            /** Maximum Level */
            maximum_level: number | null;
            /** Camp Bonus */
            camp_bonus: number;
            /** Tents */
            tents: number;
            /** Faces */
            faces: components["schemas"]["FaceInfo"][];
            /** Strip */
            strip: number[] | null;
            /** Solo Ranks */
            solo_ranks: components["schemas"]["RankInfo"][];
            rescue: components["schemas"]["RescueInfo"] | null;
            guide_board: components["schemas"]["GuideBoardInfo"] | null;
        };
        /**
         * SeatInfo
         * @description Who sits in a seat, and which bot plays for them for now.
         */
        SeatInfo: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "open" | "bot";
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Held By */
            held_by: string | null;
        };
        /**
         * SeatWish
         * @description Who shall sit in a seat of a new match: the one who makes it, somebody else, or a bot.
         *
         *     An open seat with a name is reserved for whoever joins under this name.
         */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "mine" | "open" | "bot";
            /** Name */
            name?: string | null;
            /** Bot */
            bot?: string | null;
        };
        /**
         * SpaceInfo
         * @description A space; `x` and `y` are fractions of the picture's width and of its height from the top.
         */
        SpaceInfo: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** X */
            x: number;
            /** Y */
            y: number;
            /** Altitude */
            altitude: number;
            /** Zone */
            zone: number;
            /** Cost */
            cost: number;
            /** Modifier */
            modifier: number;
            /** Flag */
            flag: number | null;
            /** Tile */
            tile: ("I" | "II") | null;
            /** Limit */
            limit: number | null;
        };
        /**
         * TableEvent
         * @description Something that happened, in ids and numbers.
         */
        TableEvent: {
            /** Kind */
            kind: string;
            /** Data */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * TotalTime
         * @description A clock that gives each seat so many seconds for the whole match; then a bot plays on.
         */
        "TotalTime-Input": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "total";
            /** Seconds */
            seconds: number;
            /**
             * Bot
             * @default greedy
             */
            bot?: string;
        };
        /**
         * TotalTime
         * @description A clock that gives each seat so many seconds for the whole match; then a bot plays on.
         */
        "TotalTime-Output": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "total";
            /** Seconds */
            seconds: number;
            /**
             * Bot
             * @default greedy
             */
            bot: string;
        };
        /**
         * WeatherTileInfo
         * @description A weather tile.
         */
        WeatherTileInfo: {
            /** Id */
            id: string;
            /** Days */
            days: components["schemas"]["DayInfo"][];
        };
        /**
         * WhichBot
         * @description The bot that shall play.
         */
        WhichBot: {
            /** Bot */
            bot: string;
        };
        /**
         * ZoneInfo
         * @description An altitude zone: pieces on a space, bottles with a guide, cards for a bottle in a camp.
         */
        ZoneInfo: {
            /** From Altitude */
            from_altitude: number;
            /** Limit */
            limit: number | null;
            /** Bottles */
            bottles: number | null;
            /** Oxygen */
            oxygen: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readRuleset: {
        parameters: {
            query?: {
                game?: string;
                map?: string;
                weather?: string;
                limits?: string;
                variant?: string;
                seats?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetInfo"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    listMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchList"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    makeMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeMatch"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    findMyMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mine"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMatches"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    joinMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    freeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    letBotPlay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhichBot"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    returnToSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    makeRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchInfo"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            /** @description Refused; the code says why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readMessageSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Healthy"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Healthy"];
                };
            };
            /** @description Not ready; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    scrape: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers for Prometheus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description They are not for this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

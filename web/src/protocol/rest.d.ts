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
         * GameOffer
         * @description What a game can be played with.
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
            /** Variants */
            variants: string[];
            /** Bots */
            bots: string[];
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
         * @description A match that a secret is of; `seat` is None for its host, and `waits` for this seat.
         */
        MyMatch: {
            match: components["schemas"]["MatchInfo"];
            /** Seat */
            seat: number | null;
            /** Waits */
            waits: boolean;
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
         * @description The games.
         */
        Offers: {
            /** Games */
            games: components["schemas"]["GameOffer"][];
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
         * WhichBot
         * @description The bot that shall play.
         */
        WhichBot: {
            /** Bot */
            bot: string;
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

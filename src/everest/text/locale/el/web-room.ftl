# The table as a whole, in the browser.

web-title-your-move = Παίζεις εσύ · { $game }
web-title-asked = Αναίρεση; · { $game }
web-reload = Νέα φόρτωση
web-mountain = Το βουνό
web-skip = Παράλειψη
web-seat-late = Κάποιος ήταν λίγο πιο γρήγορος και έχει τώρα αυτή τη θέση. Πάρε άλλη, αν υπάρχει, ή παρακολούθησε.
web-seat-unkept = Αυτός ο περιηγητής δεν μπορεί να κρατήσει τη θέση σου: η μνήμη του είναι γεμάτη ή κλειστή. Άφησε τη σελίδα ανοιχτή, αλλιώς η θέση χάνεται.
web-mountain-as-list = Ως λίστα
web-mountain-as-picture = Ως εικόνα
web-summary = Απολογισμός
web-tabs = Μέρη του τραπεζιού
web-tab-pieces = { $game ->
    [k2] Ορειβάτες
   *[mount-everest] Οδηγοί
}
web-tab-hand = Χέρι
web-tab-weather = Καιρός
web-tab-players = Τραπέζι
web-tab-log = Ημερολόγιο
web-tab-load = Φόρτωσε τους οδηγούς στη βάση

# The browser client, in Greek: what all of its pages share.

web-title = Μάουντ Έβερεστ και K2
web-skip-to-main = Στο περιεχόμενο
web-nav-start = Αρχική
web-nav-rules = Κανόνες
web-settings = Ρυθμίσεις
web-language = Γλώσσα
web-theme = Χρώματα
web-theme-auto = Όπως το σύστημα
web-theme-light = Ανοιχτά
web-theme-dark = Σκούρα
web-motion = Κινήσεις στην οθόνη
web-sounds = Ήχοι
web-close = Κλείσιμο
web-ok = Εντάξει
web-cancel = Άκυρο
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-you = εσύ
web-loading = Φορτώνει …
web-not-loaded = Η σελίδα δεν φορτώθηκε. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
web-try-again = Δοκίμασε ξανά
web-language-not-loaded = Η γλώσσα δεν φορτώθηκε. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
web-lost-page = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
web-something-wrong = Κάτι πήγε στραβά σε αυτή τη σελίδα. Το παιχνίδι σου είναι ασφαλές στον διακομιστή.
web-connection-connecting = Γίνεται σύνδεση …
web-connection-closed = Η σύνδεση έκλεισε. Φόρτωσε ξανά τη σελίδα για να επιστρέψεις.

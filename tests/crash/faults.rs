//! A disk that fills up and a database that somebody else has locked.

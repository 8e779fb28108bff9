-- Searches of shoppers, counted by phrase and day; never by shopper.
create table search_count (
  site text not null,
  language text not null,
  phrase text not null check (length(phrase) between 1 and 60),
  day date not null,
  searches integer not null check (searches >= 0),
  -- The latest number of products found; null until it is known.
  results integer check (results >= 0),
  -- True if no product matched every word, so the results match some words.
  is_partial boolean not null default false,
  last_at timestamptz not null,
  primary key (site, day, language, phrase)
);

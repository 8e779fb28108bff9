-- What shoppers say for what the catalog calls otherwise. Without a site, a row holds on all sites with its language.
create table search_synonym (
  id integer generated always as identity primary key,
  site text,
  language text not null,
  phrase text not null,
  means text not null,
  -- True: each phrase means the other.
  is_two_way boolean not null
);
create unique index search_synonym_once on search_synonym (coalesce(site, ''), language, phrase, means);

-- Phrases that lead to a page instead of results.
create table search_redirect (
  site text not null,
  -- The words of the phrase in the singular and in order of the alphabet; phrases with one key are one.
  phrase_key text not null,
  phrase text not null,
  path text not null check (path ~ '^/[^/\\]'),
  primary key (site, phrase_key)
);

-- Products that the merchant moves to the top (position 1, 2, ...) or to the end (0) of the results for a phrase.
create table search_pin (
  site text not null,
  phrase_key text not null,
  phrase text not null,
  product_id integer not null references product on delete cascade,
  position integer not null check (position between 0 and 50),
  primary key (site, phrase_key, product_id)
);

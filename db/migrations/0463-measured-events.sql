-- Counts of events that destinations accepted, by UTC day. A delivered event has no row in analytics_delivery.
create table analytics_delivered (
  day date not null,
  destination text not null,
  site text not null,
  delivered integer not null check (delivered > 0),
  last_event text not null,
  last_at timestamptz not null,
  primary key (day, destination, site)
);

-- Outcomes of searches by phrase and UTC day of the search, counted from stored events; nothing names a shopper.
create table search_outcome (
  site text not null,
  language text not null,
  phrase text not null check (length(phrase) between 1 and 60),
  day date not null,
  searches integer not null check (searches >= 0),
  -- Searches with at least one click, and all clicks on their products.
  clicked integer not null check (clicked between 0 and searches),
  clicks integer not null check (clicks >= clicked),
  -- Orders of the same visit after the search.
  orders integer not null check (orders between 0 and searches),
  primary key (site, language, phrase, day)
);
create index search_outcome_day on search_outcome (site, day);

-- The phrases that a visit searched for in a tab, so that later clicks and orders find them; deleted after two days.
create table visit_search (
  visit_id text not null,
  site text not null,
  language text not null,
  phrase text not null,
  tab_id text not null,
  -- Of the latest search for the phrase: its event, its day, and whether it has a click.
  number bigint not null,
  day date not null,
  is_clicked boolean not null,
  has_order boolean not null,
  primary key (visit_id, site, tab_id, language, phrase)
);
create index visit_search_day on visit_search (day);

-- The number of the last counted event, and the UTC day of its receipt.
create table search_outcome_counted (
  only_row boolean primary key default true check (only_row),
  number bigint not null,
  day date not null
);
insert into search_outcome_counted (number, day) values (0, '-infinity');

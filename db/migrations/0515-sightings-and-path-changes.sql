-- A hash of the sender's network address for one day, so that one sender of many invented visits counts once. Null for
-- events of servers and from before this release.
alter table analytics_event add column network integer;

-- Who viewed a product, or two products in one visit, as hashes of 32 bits: each pair counts once for a browser, and
-- once for a network and day. A product alone is a pair with itself. Rows are deleted after a month.
create table viewed_sighting (
  product_id integer not null references product on delete cascade,
  other_id integer not null references product on delete cascade,
  day date not null,
  visitor integer not null,
  network integer not null,
  check (product_id <= other_id),
  primary key (product_id, other_id, visitor),
  unique (product_id, other_id, day, network)
);
create index viewed_sighting_of_other on viewed_sighting (other_id);
create index viewed_sighting_by_day on viewed_sighting (day);

-- When a path of a site last started to lead elsewhere, so that open pages look up the paths that they know again.
create table path_change (
  site text primary key,
  changed_at timestamptz not null
);

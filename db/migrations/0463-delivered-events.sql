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

-- Visits of shoppers who allow analytics, counted from the events of pages: one narrow row each, so that a report of a
-- year does not read every event. Nothing names the shopper; the rows of a deleted customer are deleted.
create table analytics_visit (
  site text not null,
  visit_id text not null,
  started_at timestamptz not null,
  -- The furthest step before an order: 0 visit, 1 product, 2 cart, 3 checkout, 4 payment.
  step smallint not null check (step between 0 and 4),
  -- Null if unknown, as for events from before this release.
  device text check (device in ('desktop', 'phone', 'tablet', 'app')),
  -- 0 direct, 1 the link of another site, 2 a campaign.
  origin smallint not null check (origin between 0 and 2),
  source text not null,
  medium text not null,
  campaign text not null,
  primary key (visit_id, site)
);
-- Without other columns, so that a visit's next steps do not change the index.
create index analytics_visit_of_site on analytics_visit (site, started_at);

-- The number of the last counted event, and the UTC day of its receipt.
create table analytics_visit_counted (
  only_row boolean primary key default true check (only_row),
  number bigint not null,
  day date not null
);
insert into analytics_visit_counted (number, day) values (0, '-infinity');

-- Purchases name the visit of the order.
alter table analytics_purchase add column visit_id text;
update analytics_purchase p set visit_id = e.visit_id
from analytics_event e where e.day = p.day and e.number = p.number;
create index analytics_purchase_of_order on analytics_purchase (order_id);
create index analytics_purchase_of_visit on analytics_purchase (site, at) where visit_id is not null;

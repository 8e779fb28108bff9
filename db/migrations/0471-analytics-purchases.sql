-- Purchases for exports, apart from the events, so that reading them does not lock the partition of every day.
create table analytics_purchase (
  number bigint primary key,
  day date not null,
  received_at timestamptz not null,
  at timestamptz not null,
  site text not null,
  order_id text not null,
  user_id text,
  anonymous_id text,
  context jsonb not null,
  integrations jsonb not null
);
create index analytics_purchase_by_site on analytics_purchase (site, number);
create index analytics_purchase_by_user on analytics_purchase (user_id) where user_id is not null;
create index analytics_purchase_by_anonymous on analytics_purchase (anonymous_id) where anonymous_id is not null;
create index analytics_purchase_day on analytics_purchase (day);
insert into analytics_purchase
select number, day, received_at, at, site, properties->'order'->>'orderId', user_id, anonymous_id, context, integrations
from analytics_event where name = 'purchase' and source = 'server';

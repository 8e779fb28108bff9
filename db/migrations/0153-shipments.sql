-- What left of an order, parcel by parcel. What is in it was counted against what the order still owed.
create table shipment (
  id uuid primary key default gen_random_uuid(),
  order_id text not null references shop_order (id) on delete cascade,
  -- Of the order: the first parcel is 1.
  number integer not null check (number > 0),
  package_number integer not null check (package_number > 0),
  carrier text not null,
  tracking_number text not null,
  -- [{sku, qty}]
  pieces jsonb not null,
  expected_on date,
  -- Of the request that wrote it: a repeat is the same parcel.
  request_key text not null,
  created_at timestamptz not null default now(),
  unique (order_id, number),
  unique (order_id, request_key)
);
-- A carrier's number names one parcel: told twice, it is one.
create unique index shipment_of_carrier on shipment (order_id, carrier, tracking_number) where tracking_number <> '';

-- What was told of a parcel: how far it is, where, when.
create table shipment_event (
  shipment_id uuid not null references shipment (id) on delete cascade,
  status text not null
    check (status in ('packed', 'ready', 'shipped', 'out_for_delivery', 'delivered', 'delayed', 'returned')),
  at timestamptz not null,
  place text not null default '',
  note text not null default '',
  request_key text not null,
  primary key (shipment_id, status, at),
  unique (shipment_id, request_key)
);

-- Who guessed at what, a hash of both: at codes of gift cards, at orders. Forgotten after an hour.
create table counted_try (
  key text primary key,
  at timestamptz[] not null
);
drop table gift_card_try;

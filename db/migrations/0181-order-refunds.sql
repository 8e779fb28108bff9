-- What goes back of an order. Asked in one transaction with all that follows from it; what a card paid is then asked of
-- its vendor, one refund of an order after the other, until the answer is known.
create table order_refund (
  order_id text not null references shop_order,
  -- Of the order: the first one is 1.
  number integer not null check (number > 0),
  -- A cancellation is of pieces that never leave.
  kind text not null check (kind in ('cancel', 'refund')),
  -- [{itemId, qty, net, tax}], minor units.
  lines jsonb not null,
  shipping integer not null check (shipping >= 0),
  -- Of no line: a duty, or for somebody's trouble.
  other integer not null check (other >= 0),
  amount integer not null check (amount >= 0),
  tax integer not null check (tax between 0 and amount),
  -- [{label, tax}]
  taxes jsonb not null,
  gift_card_part integer not null check (gift_card_part >= 0),
  card_part integer not null check (card_part >= 0),
  is_restocked boolean not null,
  -- For staff alone.
  reason text not null,
  asked_by text not null check (asked_by in ('customer', 'staff')),
  state text not null check (state in ('asked', 'refunded', 'failed')),
  -- Until when one process is asking the vendor.
  asking_until timestamptz,
  -- Of the request that wrote it: a repeat is the same refund.
  request_key text not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (order_id, number),
  unique (order_id, request_key),
  check (gift_card_part + card_part = amount)
);
create index order_refund_asked on order_refund (order_id, number) where state = 'asked';

-- What went back of it, or is about to; and the pieces of each line that never leave.
alter table shop_order
  add column refunded integer not null default 0 check (refunded >= 0),
  add column refunded_to_card integer not null default 0 check (refunded_to_card between 0 and captured),
  add column cancelled jsonb not null default '{}';

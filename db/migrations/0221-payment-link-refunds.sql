-- What goes back of a payment of a link. Asked in one transaction with what gift cards get; what a card paid is then asked of
-- its vendor, one refund of a payment after the other.
create table payment_link_refund (
  payment_id text not null references payment_link_payment,
  -- Of the payment: the first one is 1.
  number integer not null check (number > 0),
  amount integer not null check (amount > 0),
  gift_card_part integer not null check (gift_card_part >= 0),
  card_part integer not null check (card_part >= 0),
  -- For staff alone.
  reason text not null,
  -- What failed gave nothing back to the card, and is asked for as another one.
  state text not null check (state in ('asked', 'refunded', 'failed')),
  -- Until when one process is asking the vendor.
  asking_until timestamptz,
  asked_at timestamptz not null default now(),
  -- Of the request that wrote it: a repeat is the same refund.
  request_key text not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Whoever saw to it says that it went back in another way than by its vendor.
  went_otherwise boolean not null default false,
  primary key (payment_id, number),
  unique (payment_id, request_key),
  check (gift_card_part + card_part = amount)
);
create unique index payment_link_refund_asked on payment_link_refund (payment_id) where state = 'asked';

alter table payment_link_payment add column refunded integer not null default 0, add check (refunded between 0 and amount);

-- Payments that were asked for, as long as they are not made: what was declined counts against whoever tries out cards.
create table payment_try (
  order_id text primary key references shop_order on delete cascade,
  -- Hashes of the session and of the network address.
  shopper text not null,
  address text not null,
  at timestamptz not null,
  is_declined boolean not null default false
);
create index payment_try_shopper on payment_try (shopper, at);
create index payment_try_address on payment_try (address, at) where is_declined;
create index payment_try_at on payment_try (at);

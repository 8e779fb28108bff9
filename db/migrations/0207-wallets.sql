-- What a token pays by: a wallet's pays as that wallet alone, and never as a card that is kept.
alter table payment_token add column method text not null default 'scheme';

-- What a wallet gave to pay with, for a vendor that wants it with the payment: encrypted for that vendor, and forgotten in
-- a day.
create table wallet_payload (
  id text primary key,
  kind text not null,
  token jsonb not null,
  created_at timestamptz not null default now()
);
create index wallet_payload_by_age on wallet_payload (created_at);

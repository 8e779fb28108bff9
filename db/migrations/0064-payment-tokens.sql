-- Whose a payment token is: of whoever entered it first. The token itself is not kept.
create table payment_token (
  token_hash text primary key,
  site text not null,
  customer_id integer,
  guest_token text,
  used_at timestamptz not null default now(),
  check (num_nonnulls(customer_id, guest_token) = 1)
);
create index payment_token_of_guest on payment_token (guest_token) where guest_token is not null;
create index payment_token_by_age on payment_token (used_at);

create schema sandbox_adyen;

-- A shopper's vaulted card, without its number and security code.
create table sandbox_adyen.card (
  id text primary key,
  shopper_reference text not null,
  behaviour text not null,
  brand text not null,
  last_four text not null,
  month integer not null,
  year integer not null,
  has_cvv boolean not null,
  created_at timestamptz not null default now()
);
create index card_of_shopper on sandbox_adyen.card (shopper_reference);

create table sandbox_adyen.payment (
  psp_reference text primary key,
  merchant_account text not null,
  merchant_reference text not null,
  behaviour text not null,
  -- In response format.
  card jsonb not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  result_code text not null,
  refusal_code text,
  return_url text not null,
  -- The bank's redirect result and the shopper's choice.
  redirect_result text unique,
  is_approved boolean,
  captured integer not null default 0,
  refunded integer not null default 0,
  is_cancelled boolean not null default false,
  created_at timestamptz not null default now(),
  check (captured <= amount),
  check (refunded <= captured)
);
create index payment_of_reference on sandbox_adyen.payment (merchant_reference);

-- Responses by idempotency key.
create table sandbox_adyen.answer (
  idempotency_key text primary key,
  status integer not null,
  body jsonb not null
);

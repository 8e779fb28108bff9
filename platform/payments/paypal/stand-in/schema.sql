create schema sandbox_paypal;

-- A question to a shopper, and the payment that came of it.
create table sandbox_paypal.agreement (
  id text primary key,
  amount integer not null check (amount > 0),
  currency text not null,
  return_url text not null,
  cancel_url text not null,
  status text not null default 'PAYER_ACTION_REQUIRED' check (status in ('PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED')),
  -- The account that gets the money; the shop's own where nothing was said.
  payee text,
  -- The account that agreed.
  payer text,
  custom_id text,
  invoice_id text,
  created_at timestamptz not null default now()
);

create table sandbox_paypal.capture (
  id text primary key,
  agreement_id text not null references sandbox_paypal.agreement,
  amount integer not null,
  currency text not null,
  custom_id text,
  status text not null check (status in ('COMPLETED', 'PENDING')),
  refunded integer not null default 0,
  created_at timestamptz not null default now(),
  check (refunded between 0 and amount)
);
create index capture_of_agreement on sandbox_paypal.capture (agreement_id);

create table sandbox_paypal.refund (
  id text primary key,
  capture_id text not null references sandbox_paypal.capture,
  amount integer not null check (amount > 0),
  custom_id text,
  created_at timestamptz not null default now()
);

-- What a write was answered with, by the id of its request.
create table sandbox_paypal.answer (
  request_id text primary key,
  status integer not null,
  body jsonb not null
);

-- What has to be told to the shop, until it has accepted it.
create table sandbox_paypal.notification (
  id bigint generated always as identity primary key,
  item jsonb not null,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  accepted_at timestamptz
);
create index notification_due on sandbox_paypal.notification (next_at) where accepted_at is null;

create schema sandbox_paypal;

-- A PayPal order: the approval and its payment.
create table sandbox_paypal.agreement (
  id text primary key,
  amount integer not null check (amount > 0),
  currency text not null,
  return_url text not null,
  cancel_url text not null,
  status text not null default 'PAYER_ACTION_REQUIRED' check (status in ('PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED')),
  -- The receiving account; null for the shop's own.
  payee text,
  -- The approving account.
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

-- Responses by request id.
create table sandbox_paypal.answer (
  request_id text primary key,
  status integer not null,
  body jsonb not null
);

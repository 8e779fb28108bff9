-- Proofs of customers who serve in the military or as first responders. Staff decide; then the file is deleted.
create table customer_verification (
  id uuid primary key default gen_random_uuid(),
  customer_id integer not null references customer on delete cascade,
  site text not null,
  kind text not null check (kind in ('military', 'first-responder')),
  state text not null default 'pending' check (state in ('pending', 'verified', 'rejected')),
  -- Shown to the customer.
  reason text,
  file_name text not null,
  file_type text,
  file_bytes bytea,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (file_bytes is not null)),
  check ((state = 'pending') = (decided_at is null))
);
create unique index one_verification_of_customer on customer_verification (customer_id) where state <> 'rejected';
create index verification_of_customer on customer_verification (customer_id, created_at desc);
create index pending_verification on customer_verification (created_at) where state = 'pending';
alter table customer_verification alter column file_bytes set storage external;

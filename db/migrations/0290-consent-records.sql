-- Proof of cookie preferences: no IP address, no full user agent.
create table consent_record (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  site text not null,
  customer_id integer,
  guest_token text,
  version integer not null,
  performance boolean not null,
  marketing boolean not null,
  functional boolean not null,
  source text not null check (source in ('banner', 'page')),
  gpc boolean not null,
  browser text not null,
  check (num_nonnulls(customer_id, guest_token) = 1)
);
create index consent_record_at on consent_record (at);

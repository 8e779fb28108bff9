-- Links that sign-in mails contain. Only the hash of the token is stored.
create table account_link (
  token_hash text primary key,
  customer_id integer not null references customer on delete cascade,
  purpose text not null check (purpose in ('reset', 'login')),
  site text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the link was used or replaced by a newer one.
  ended_at timestamptz
);
create index account_link_of_customer on account_link (customer_id, created_at);
create index account_link_by_expiry on account_link (expires_at);

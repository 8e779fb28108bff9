create table passkey (
  id uuid primary key default gen_random_uuid(),
  customer_id integer not null references customer on delete cascade,
  -- Where it was created: a passkey works on one host name only.
  site text not null,
  credential_id text not null unique,
  -- COSE key in base64url.
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_customer on passkey (customer_id, created_at);

-- Challenges that an authenticator signs, once, within five minutes.
create table passkey_challenge (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('register', 'login')),
  site text not null,
  customer_id integer references customer on delete cascade,
  guest_token text,
  expires_at timestamptz not null
);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

create table customer (
  id integer generated always as identity (start with 1000) primary key,
  email text not null,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  telephone text not null default '',
  group_id integer not null default 1 check (group_id > 0),
  created_at timestamptz not null default now()
);
create unique index customer_by_email on customer (lower(email));

-- A session is known by the hash of its cookie alone.
create table session (
  token_hash text primary key,
  site text not null,
  customer_id integer not null references customer on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index session_of_customer on session (customer_id);
create index session_by_expiry on session (expires_at);

-- Wrong passwords by e-mail and by address, both hashed: the next try waits until then.
create table login_delay (
  key text primary key,
  failures integer not null,
  until timestamptz not null,
  last_at timestamptz not null
);

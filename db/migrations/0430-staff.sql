-- Accounts of the back office.
create table staff_account (
  id uuid primary key default time_ordered_id(),
  email text not null,
  name text not null,
  -- Null for the account of the demo, which logs in by its link.
  password_hash text,
  -- Encrypted with a key derived from SECRET; null until the account has a second factor.
  totp_secret text,
  enrolled_at timestamptz,
  -- Time step of the last code: each code is valid once.
  totp_step bigint not null default 0,
  is_demo boolean not null default false,
  is_active boolean not null default true,
  -- Null for all sites.
  sites text[],
  created_at timestamptz not null
);
create unique index staff_account_email on staff_account (lower(email));

create table staff_role (
  id text primary key,
  name text not null,
  permissions text[] not null,
  position integer not null
);

create table staff_account_role (
  staff_id uuid not null references staff_account on delete cascade,
  role_id text not null references staff_role,
  primary key (staff_id, role_id)
);
create index staff_of_role on staff_account_role (role_id);

create table staff_session (
  token_hash text primary key,
  staff_id uuid not null references staff_account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Null until the second factor.
  factor_at timestamptz,
  ip text not null,
  user_agent text not null
);
create index staff_session_of on staff_session (staff_id);

create table staff_recovery_code (
  staff_id uuid not null references staff_account on delete cascade,
  code_hash text not null,
  primary key (staff_id, code_hash)
);

create table staff_invitation (
  id uuid primary key default time_ordered_id(),
  token_hash text not null unique,
  email text not null,
  name text not null,
  roles text[] not null,
  sites text[],
  is_demo boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table staff_api_key (
  id uuid primary key default time_ordered_id(),
  name text not null,
  secret_hash text not null unique,
  permissions text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);

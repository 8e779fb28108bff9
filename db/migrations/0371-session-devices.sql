-- Shown in the list of sessions: the hash of the cookie stays hidden.
alter table session
  add column id uuid not null default gen_random_uuid(),
  -- Browser and system, such as 'Firefox, Windows'.
  add column device text not null default '',
  add column seen_at timestamptz not null default now();

-- Passes with which staff who are logged in to the back office open the order manager on a shop's host.
create table staff_shop_pass (
  token_hash text primary key,
  -- The back office session. A pass ends with it.
  session_hash text not null references staff_session on delete cascade,
  site text not null,
  expires_at timestamptz not null
);
create index staff_shop_pass_of on staff_shop_pass (session_hash);

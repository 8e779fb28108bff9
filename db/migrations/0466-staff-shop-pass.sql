-- Passes with which staff who are logged in to the back office open the order manager on a shop's host.
create table staff_shop_pass (
  token_hash text primary key,
  staff_id uuid not null references staff_account on delete cascade,
  site text not null,
  -- When the back office session last verified its second factor.
  factor_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_shop_pass_of on staff_shop_pass (staff_id);

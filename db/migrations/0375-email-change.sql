-- Links that change the email of an account: the link goes to the new address.
alter table account_link
  add column new_email text,
  drop constraint account_link_purpose_check,
  add constraint account_link_purpose_check check (purpose in ('reset', 'login', 'email', 'confirm')),
  add constraint account_link_new_email_check check ((purpose = 'email') = (new_email is not null));
-- When the customer proved that the address is theirs.
alter table customer add column email_confirmed_at timestamptz;

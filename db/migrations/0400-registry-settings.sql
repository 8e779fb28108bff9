-- A registry may ask for a password, have an address that its owner chose, and be archived.
alter table registry
  add column custom_key text unique check (length(custom_key) between 4 and 40 and custom_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add column password_hash text,
  add column ship_before date,
  add column archived_at timestamptz,
  -- When the owner was notified of purchases that were a surprise.
  add column revealed_at timestamptz,
  drop constraint registry_privacy_check,
  drop constraint registry_url_key_check,
  add constraint registry_privacy_check check (privacy in ('private', 'link', 'password', 'public')),
  add constraint registry_url_key_check check (length(url_key) = 22 or url_key = custom_key),
  add constraint registry_password_check check ((privacy = 'password') = (password_hash is not null));
create index registry_by_date on registry (event_date) where archived_at is null;

-- The order that the owner chose; lines without a rank follow in the order they were added.
alter table registry_line add column rank integer;

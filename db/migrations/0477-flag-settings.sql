-- Flags as staff define them, with periods. Table flag has what is in force now, and the time of the next change.
create table flag_setting (
  key text primary key check (key ~ '^[\w-]{1,80}$'),
  type text not null check (type in ('boolean', 'number', 'string', 'json')),
  feature jsonb not null,
  changed_at timestamptz not null
);
insert into flag_setting (key, type, feature, changed_at)
select key, case jsonb_typeof(feature->'defaultValue')
    when 'boolean' then 'boolean' when 'number' then 'number' when 'string' then 'string' else 'json' end,
  feature, updated_at
from flag where key ~ '^[\w-]{1,80}$';

create trigger audit after insert or update or delete on flag_setting for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('flag', 'key', 'key', 'reversible', '');

alter table flag add column changes_at timestamptz;
create index flag_changes_at on flag (changes_at) where changes_at is not null;

-- Purges the pages of a flag and of the flags whose rules depend on it. A flag that stays the same purges none.
create or replace function purge_by_flag() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.key = new.key and old.feature = new.feature then return null; end if;
  insert into outbox (topic, payload)
  with recursive affected (key) as (
    select key from unnest(array[old.key, new.key]) as key where key is not null
    union
    select flag.key from affected join flag on jsonb_path_exists(
      flag.feature, '$.rules[*].parentConditions[*] ? (@.id == $id)', jsonb_build_object('id', affected.key))
  )
  select 'purge', jsonb_build_object('tags', jsonb_agg('flag:' || key order by key)) from affected;
  return null;
end $$;

-- A client with an encryption key (AES-128, in Base64) receives encrypted features.
alter table flag_client add column encryption_key text check (length(decode(encryption_key, 'base64')) = 16);
-- A remote client receives only values that the server evaluated.
alter table flag_client add column is_remote boolean not null default false;
insert into flag_client (client_key, is_remote) values ('store-remote', true);

-- Public keys of other systems: write keys of event sources, and client keys of flag SDKs. They identify a client and are
-- no secret. Built-in flag clients stay in flag_client, and keys of ANALYTICS_WRITE_KEYS in the settings.
create table sdk_key (
  id uuid primary key,
  kind text not null check (kind in ('events', 'flags')),
  name text not null check (length(name) between 1 and 80),
  -- The source that stored events name; never changes.
  source text unique check (source ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Null for all sites.
  site text,
  -- A remote flag client receives only values that the server evaluated.
  is_remote boolean not null,
  key text not null unique,
  -- After a rotation, the earlier key works until this time.
  earlier_key text unique,
  earlier_until timestamptz,
  -- Hash of the last rotation's request, to detect its repetition.
  rotation_request text,
  is_enabled boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((kind = 'events') = (source is not null)),
  check (kind = 'events' or site is null),
  check (kind = 'flags' or not is_remote),
  check ((earlier_key is null) = (earlier_until is null))
);

-- Separate from the key, so that its use is not a change in the audit log.
create table sdk_key_use (
  key text primary key,
  used_at timestamptz not null
);

create trigger audit after insert or update or delete on sdk_key for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('sdk_key', 'id', 'id', 'reversible', '');

-- The default role that gets the new permission; the owner role is completed at each start.
update staff_role set permissions = array_append(permissions, 'sdk_keys.write')
where id = 'manager' and not 'sdk_keys.write' = any (permissions);

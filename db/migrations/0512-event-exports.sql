-- Exports of stored events that staff start, for a warehouse of their own. A job writes the file in parts, each in the
-- transaction that moves the position, so that a killed job continues where it was.
create table event_export (
  id uuid primary key default time_ordered_id(),
  -- A withdrawn file had events of a customer who was deleted since.
  state text not null default 'running' check (state in ('running', 'ready', 'deleted', 'withdrawn', 'expired')),
  format text not null check (format in ('csv', 'ndjson')),
  sites text[] not null,
  -- UTC days of receipt.
  first_day date not null,
  last_day date not null,
  -- Later events are left out, so that the file is that of one moment.
  received_before timestamptz not null,
  staff_name text not null,
  created_at timestamptz not null,
  -- The next event to write is after this number on this day.
  day date not null,
  number bigint not null default 0,
  events bigint not null default 0,
  bytes bigint not null default 0,
  parts integer not null default 0,
  expires_at timestamptz,
  -- Grows with each download, so that every one of them is in the audit log.
  downloads integer not null default 0,
  request_key text not null unique,
  request_fingerprint text not null,
  check ((state = 'ready') <= (expires_at is not null))
);
create index event_export_created on event_export (created_at);

-- Each part is a whole gzip member, and members one after the other are a valid gzip file.
create table event_export_part (
  export_id uuid not null references event_export on delete cascade,
  position integer not null,
  data bytea not null,
  primary key (export_id, position)
);
alter table event_export_part alter column data set storage external;

create trigger audit after insert or update or delete on event_export for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('event_export', 'id', 'id', 'final',
    'request_key,request_fingerprint,day,number,events,bytes,parts,received_before');

-- The default role that gets the new permission; the owner role is completed at each start.
update staff_role set permissions = array_append(permissions, 'analytics.export')
where id = 'manager' and not 'analytics.export' = any (permissions);

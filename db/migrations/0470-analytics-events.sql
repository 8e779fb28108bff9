-- Events of the ingest endpoints and of the store itself. One partition per UTC day of receipt, so that old days are
-- dropped as a whole. Names, emails, telephone numbers, and network addresses are not stored.
create sequence analytics_event_number;
create table analytics_event (
  day date not null,
  number bigint not null default nextval('analytics_event_number'),
  message_id text not null,
  received_at timestamptz not null,
  -- When the event happened, corrected by the sender's clock.
  at timestamptz not null,
  site text not null,
  -- 'storefront', 'server', or the name of a write key.
  source text not null,
  type text not null,
  -- The event of a track message, or the name of a page or screen.
  name text not null,
  anonymous_id text,
  user_id text,
  visit_id text,
  tab_id text,
  cart_id text,
  properties jsonb not null,
  context jsonb not null,
  integrations jsonb not null
) partition by range (day);
create index analytics_event_number_in_day on analytics_event (number);
create index analytics_event_by_user on analytics_event (user_id) where user_id is not null;
create index analytics_event_by_anonymous on analytics_event (anonymous_id) where anonymous_id is not null;
create index analytics_event_by_name on analytics_event (name, number);

-- Recognizes repeated messages across days. The id is the source, a colon, and the message's own id.
create table analytics_message (
  message_id text primary key,
  day date not null
);
create index analytics_message_day on analytics_message (day);

-- Creates the partition of a day. Attaching it blocks neither reads nor writes of other days.
create function analytics_open_day(wanted date) returns void language plpgsql as $$
declare
  part text := 'analytics_event_' || to_char(wanted, 'YYYYMMDD');
begin
  if to_regclass(part) is not null then return; end if;
  perform pg_advisory_xact_lock(7470, 1);
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I (like analytics_event including defaults)', part);
  execute format(
    'alter table analytics_event attach partition %I for values from (%L) to (%L)', part, wanted, wanted + 1);
end $$;

-- Drops the oldest partition if its day is before a day, and returns the number of dropped ones, 0 or 1. The drop locks
-- the whole table for a moment, so it is one partition per transaction and gives up rather than hold up new events.
create function analytics_drop_before(first_kept date) returns integer language plpgsql as $$
declare
  part text;
begin
  select c.relname into part from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'analytics_event'::regclass
    and to_date(right(c.relname, 8), 'YYYYMMDD') < first_kept
  order by 1 limit 1;
  if part is null then return 0; end if;
  set local lock_timeout = '2s';
  execute format('drop table %I', part);
  return 1;
end $$;

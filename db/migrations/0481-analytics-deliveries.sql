-- Events that wait for a destination outside of the store, written in the transaction that stores the event. A delivered
-- event has no row. The event is a copy, so that delivering does not lock the partitions of each day.
create table analytics_delivery (
  id bigint generated always as identity primary key,
  destination text not null,
  site text not null,
  event_name text not null,
  user_id text,
  anonymous_id text,
  event jsonb not null,
  -- A failed delivery waits for staff.
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  attempts integer not null default 0,
  -- While an attempt runs, the time when another worker may repeat it.
  next_at timestamptz not null,
  last_error text,
  created_at timestamptz not null
);
create index analytics_delivery_due on analytics_delivery (destination, next_at, id) where state = 'waiting';
create index analytics_delivery_failed on analytics_delivery (id desc) where state = 'failed';
create index analytics_delivery_by_user on analytics_delivery (user_id, destination, id) where user_id is not null;
create index analytics_delivery_by_anonymous on analytics_delivery (anonymous_id) where anonymous_id is not null;
create index analytics_delivery_created on analytics_delivery (created_at);

-- A destination that demanded a delay receives nothing before this time.
create table analytics_pause (
  destination text primary key,
  not_before timestamptz not null
);

create trigger audit after update or delete on analytics_delivery for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('analytics_delivery', 'id', 'id', 'final', 'event,user_id,anonymous_id');

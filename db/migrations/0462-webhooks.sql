-- Endpoints of other systems that receive events of the store.
create table webhook_endpoint (
  id uuid primary key,
  url text not null check (length(url) <= 500),
  description text not null,
  events text[] not null check (cardinality(events) > 0),
  sites text[] not null check (cardinality(sites) > 0),
  is_enabled boolean not null,
  -- Why the store switched the endpoint off; null if staff did.
  off_reason text check (off_reason in ('failing', 'gone')),
  -- The first failed attempt since the last delivery, or since a day and a half without attempts.
  failing_since timestamptz,
  -- The last failed attempt.
  failed_at timestamptz,
  -- One run at a time sends to the endpoint, until this time.
  busy_until timestamptz,
  -- Nothing is sent before this time.
  paused_until timestamptz,
  last_delivered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  -- The endpoint is off and hidden from then on. A job deletes its deliveries in batches, then the row.
  deleted_at timestamptz,
  check (off_reason is null or not is_enabled)
);

-- Encrypted secrets that sign webhooks. An earlier secret expires some time after a rotation.
create table webhook_secret (
  -- Of the staff member and the call that created the secret, to detect its repetition.
  request_key text primary key,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create unique index webhook_secret_current on webhook_secret (endpoint_id) where expires_at is null;
create index webhook_secret_of_endpoint on webhook_secret (endpoint_id);

-- One row for each event and endpoint, written in the transaction of the change. It is the log and the queue.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  -- The same in each attempt, and for all endpoints that receive the event.
  event_id uuid not null,
  type text not null,
  -- Null for a test. An endpoint that leaves the site neither shows nor sends the delivery any longer.
  site text check ((site is null) = (type = 'webhook.test')),
  -- The order, return, or customer; empty for a test.
  object_id text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'canceled')),
  attempts integer not null default 0,
  -- While an attempt runs, the time when another worker may repeat it.
  next_at timestamptz not null,
  status integer,
  error text,
  duration_ms integer,
  attempted_at timestamptz,
  created_at timestamptz not null,
  unique (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at, id) where state = 'waiting';
create index webhook_delivery_log on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_failed on webhook_delivery (endpoint_id, attempted_at) where state in ('waiting', 'failed');
create index webhook_delivery_created on webhook_delivery (created_at);
create index webhook_delivery_of_customer on webhook_delivery (object_id) where type = 'customer.created';

-- The log leaves out the columns that deliveries change.
create trigger audit after insert or update or delete on webhook_endpoint for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('webhook', 'id', 'id', 'final', '',
    'version,failing_since,failed_at,busy_until,paused_until,last_delivered_at');

create trigger audit after insert on webhook_secret for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('webhook', 'endpoint_id', 'endpoint_id', 'final', 'secret,request_key');

-- Staff may cause events by their changes, which are logged themselves. They insert only tests.
create trigger audit_test after insert on webhook_delivery for each row
  when (new.type = 'webhook.test' and current_setting('ironwright.actor', true) <> '')
  execute function audit_row('webhook_delivery', 'id', 'id', 'final', 'body');
-- A save of the endpoint cancels deliveries, and is logged itself.
create trigger audit after update on webhook_delivery for each row
  when (new.state <> 'canceled' and current_setting('ironwright.actor', true) <> '')
  execute function audit_row('webhook_delivery', 'id', 'id', 'final', 'body');


-- Webhooks, pending until accepted by the shop. The schema of each simulator replaces `simulator`.
create table simulator.notification (
  id bigint generated always as identity primary key,
  item jsonb not null,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  accepted_at timestamptz
);
create index notification_due on simulator.notification (next_at) where accepted_at is null;

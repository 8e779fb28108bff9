-- The source of a subscription is that of its latest sign-up. The suppression table has hashes alone, so this flag lets
-- lists count and filter suppressed addresses. A daily job corrects it, and sets it after this migration.
alter table newsletter_subscription
  add column source text check (source in ('form', 'account', 'registration', 'link')),
  add column is_suppressed boolean not null default false,
  add column status text not null
    generated always as (case when is_suppressed then 'suppressed' else state end) stored;
update newsletter_subscription as s set source = (
  select c.source from newsletter_change as c
  where c.email = s.email and c.site = s.site and c.list_id = s.list_id
    and c.state in ('pending', 'subscribed') and c.source in ('form', 'account', 'registration', 'link')
  order by (c.source = 'link'), c.number desc limit 1);

-- A list's subscribers by their latest change; the trailing columns filter without reading the table.
create index newsletter_subscription_of_list
  on newsletter_subscription (list_id, at desc, number desc, status, source);
create index newsletter_subscription_of_status on newsletter_subscription (list_id, status, at desc, number desc);
create index newsletter_subscription_by_email on newsletter_subscription (list_id, email text_pattern_ops);

-- 'confirmation' is an email with the confirmation link that staff sent again.
alter table newsletter_change
  drop constraint newsletter_change_state_check,
  add constraint newsletter_change_state_check
    check (state in ('pending', 'subscribed', 'unsubscribed', 'suppressed', 'released', 'confirmation')),
  drop constraint newsletter_change_source_check,
  add constraint newsletter_change_source_check
    check (source in ('form', 'account', 'registration', 'link', 'one-click', 'complaint', 'bounce', 'staff')),
  -- The number of the subscription. Null before this migration.
  add column subscription bigint,
  -- The version of the sign-up texts that the reader saw (domain/newsletters/sign-up-text.ts).
  add column text_version integer,
  add column staff_name text,
  add column note text,
  add column request_key text unique;
create index newsletter_change_since on newsletter_change (at, list_id, state);

alter table newsletter_suppression
  drop constraint newsletter_suppression_reason_check,
  add constraint newsletter_suppression_reason_check check (reason in ('bounce', 'complaint', 'staff'));

-- Changes of the subscription itself are logged by its trigger.
create trigger audit after insert on newsletter_change for each row
  when (new.state in ('suppressed', 'released', 'confirmation') and current_setting('ironwright.actor', true) <> '')
  execute function audit_row('newsletter', 'number', 'subscription', 'final', 'email,note,staff_name,request_key');

-- Each download of subscribers by staff. A search for an address is not stored.
create table newsletter_export (
  id uuid primary key default time_ordered_id(),
  at timestamptz not null,
  list_id text not null,
  status text,
  source text,
  first_day date,
  last_day date,
  is_searched boolean not null,
  -- Large lists are downloaded in parts.
  part integer not null,
  subscribers integer not null,
  staff_name text not null,
  request_key text not null unique,
  request_fingerprint text not null
);
create trigger audit after insert on newsletter_export for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('newsletter_export', 'id', 'list_id', 'final', 'request_key,request_fingerprint');

-- The default role that gets the new permission; the owner role is completed at each start. API keys that could read
-- subscribers in bulk still can.
update staff_role set permissions = array_append(permissions, 'newsletters.export')
where id = 'manager' and not 'newsletters.export' = any (permissions);
update staff_api_key set permissions = array_append(permissions, 'newsletters.export')
where 'newsletters.read' = any (permissions) and not 'newsletters.export' = any (permissions);

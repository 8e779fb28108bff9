-- What staff wrote about a customer or did for them, for staff alone.
create table customer_note (
  id uuid primary key default time_ordered_id(),
  customer_id integer not null references customer on delete cascade,
  -- Null for an API key.
  staff_id uuid references staff_account on delete set null,
  staff_name text not null,
  kind text not null check (kind in ('note', 'unlock', 'password_link')),
  text text not null check ((kind = 'note') = (text <> '')),
  -- Of the request, so that a repeated one adds nothing.
  request_key text not null unique,
  created_at timestamptz not null
);
create index customer_note_of on customer_note (customer_id, created_at desc, id desc);

create trigger audit after insert or update or delete on customer_note for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer', 'id', 'customer_id', 'final', 'text,request_key');
create trigger audit after insert or update or delete on session for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer', 'id', 'customer_id', 'final', 'token_hash,device');
create trigger audit after insert or update or delete on privacy_deletion for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer', 'customer_id', 'customer_id', 'final', '');
create trigger audit after insert or update or delete on privacy_export for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('customer', 'id', 'customer_id', 'final', 'archive');

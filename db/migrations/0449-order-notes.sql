-- What staff wrote about an order, for staff alone.
create table order_note (
  id uuid primary key default time_ordered_id(),
  order_id text not null references shop_order on delete cascade,
  -- Null for an API key, whose notes stay as they are.
  staff_id uuid references staff_account on delete set null,
  staff_name text not null,
  text text not null check (text <> ''),
  -- Of the request, so that a repeated one adds nothing.
  request_key text not null unique,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- A deleted note is hidden, so that the deletion can be undone from the audit log, which has no text.
  deleted_at timestamptz
);
create index order_note_of on order_note (order_id, created_at);

create trigger audit after insert or update or delete on order_note for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'id', 'order_id', 'reversible', 'text,request_key');

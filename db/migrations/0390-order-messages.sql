-- Messages between a customer and staff about an order. A request is a message that staff accept or decline.
create table order_message (
  id uuid primary key default time_ordered_id(),
  order_id text not null references shop_order,
  site text not null,
  kind text not null check (kind in ('question', 'cancel', 'address', 'answer')),
  text text not null,
  -- Null for messages of staff.
  state text check (state in ('open', 'answered', 'accepted', 'declined')),
  -- The address that an address request proposes, and the one that it replaced.
  address jsonb,
  replaced_address jsonb,
  -- What staff wrote with their decision.
  reply text not null default '',
  -- The idempotency key of a message of staff, who have no session to store a reply under.
  request_key text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((kind = 'answer') = (state is null)),
  check ((kind = 'address') = (address is not null)),
  check (kind in ('cancel', 'address') or reply = '')
);
create index order_message_of_order on order_message (order_id, created_at);
create index order_message_open on order_message (site, created_at) where state = 'open';
create unique index one_open_request on order_message (order_id, kind)
  where state = 'open' and kind in ('cancel', 'address');
create unique index order_message_once on order_message (order_id, request_key) where request_key is not null;

-- The warehouse reads each new address of a paid order.
alter table fulfilment_export drop constraint fulfilment_export_kind_check,
  add constraint fulfilment_export_kind_check check (kind in ('order', 'cancelled', 'address')) not valid;
create trigger warehouse_learns_of_address after update of document on shop_order for each row
  when (new.status = 'published' and new.document->'shippingAddress' <> old.document->'shippingAddress')
  execute function tell_warehouse('address');

-- Changes of stock by staff; orders, cancellations and returns change it themselves.
create table stock_movement (
  id bigint generated always as identity primary key,
  sellable_id integer not null references sellable on delete cascade,
  location text not null,
  kind text not null check (kind in ('received', 'counted', 'damaged', 'transferred')),
  change integer not null,
  -- After the change.
  on_hand integer not null,
  reason text not null,
  staff_name text not null,
  -- Of the request, so that a repeated one moves nothing.
  request_key text not null,
  created_at timestamptz not null,
  unique (request_key, location)
);
create index stock_movement_of on stock_movement (sellable_id, id desc);

create trigger audit after insert or update or delete on stock_movement for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('stock', 'id', 'sellable_id', 'final', 'request_key');
create trigger audit after insert or update or delete on price for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('price', 'sellable_id,site', 'sellable_id', 'reversible', '');
create trigger audit after insert or update or delete on withheld_price for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('price', 'sellable_id,site', 'sellable_id', 'final', '');

create index sellable_gtin on sellable (gtin) where gtin is not null;

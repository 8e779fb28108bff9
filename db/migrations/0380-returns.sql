-- Returns of delivered goods. All changes of an order's returns lock the order first.
create sequence rma_number as integer start 100001;
create table rma (
  number integer primary key default nextval('rma_number'),
  order_id text not null references shop_order,
  site text not null,
  state text not null default 'requested' check (
    state in ('requested', 'approved', 'in_transit', 'received', 'refunded', 'exchanged', 'rejected', 'cancelled')
  ),
  resolution text not null check (resolution in ('refund', 'exchange')),
  -- As the shopper typed it.
  comment text not null,
  -- The store collects it, because it is freight.
  is_pickup boolean not null,
  carrier text not null default '',
  tracking_number text not null default '',
  -- Why staff rejected it, as the shopper reads it.
  rejection text not null default '',
  -- The order's refund that paid it back.
  refund_number integer,
  -- The order that replaces the goods.
  replacement text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (order_id, refund_number) references order_refund (order_id, number),
  check ((state = 'refunded') = (refund_number is not null))
);
create index rma_by_order on rma (order_id);
create index rma_by_state on rma (state, changed_at);

create table rma_item (
  rma_number integer not null references rma on delete cascade,
  item_id uuid not null,
  qty integer not null check (qty > 0),
  reason text not null,
  condition text not null,
  -- The option that an exchange asks for.
  wish text not null,
  -- The share of the price that the store keeps, as of the request.
  fee_percent integer not null check (fee_percent between 0 and 100),
  received integer check (received between 0 and qty),
  -- Units that are refunded or exchanged.
  accepted integer check (accepted between 0 and received),
  restocked integer check (restocked between 0 and accepted),
  primary key (rma_number, item_id),
  check (num_nonnulls(received, accepted, restocked) in (0, 3))
);

create table rma_photo (
  id uuid primary key default gen_random_uuid(),
  rma_number integer not null references rma on delete cascade,
  -- WebP, re-encoded.
  bytes bytea not null,
  created_at timestamptz not null
);
create index rma_photo_by_rma on rma_photo (rma_number);

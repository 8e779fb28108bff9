-- Payments of price differences: the customer pays the link before the exchange order is created.
create table exchange_payment (
  link_id uuid primary key references payment_link on delete cascade,
  rma_number integer not null references rma,
  -- [{itemId, sku, qty, net, tax}]: the agreed variants and their differences, in minor units.
  items jsonb not null,
  created_at timestamptz not null,
  -- The request was canceled or replaced.
  ended_at timestamptz
);
create unique index exchange_payment_of_return on exchange_payment (rma_number) where ended_at is null;
create trigger audit after insert or update or delete on exchange_payment for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('return', 'link_id', 'rma_number', 'final', '');

-- Price differences of exchange orders, by line. A negative difference was refunded on the paid order.
create table exchange_difference (
  order_id text not null references exchange_order,
  item_id uuid not null,
  rma_number integer not null references rma,
  units integer not null check (units > 0),
  net integer not null,
  tax integer not null,
  settlement text not null check (settlement in ('refund', 'payment', 'waiver')),
  link_id uuid references exchange_payment,
  primary key (order_id, item_id),
  check ((settlement = 'refund') = (net + tax < 0)),
  check ((settlement = 'payment') = (link_id is not null))
);
create index exchange_difference_of_return on exchange_difference (rma_number);
create trigger audit after insert or update or delete on exchange_difference for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('return', 'order_id,item_id', 'rma_number', 'final', '');

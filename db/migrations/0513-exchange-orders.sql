-- Orders that replace the goods of a return. They have no payment: refunds of their goods belong to the paid order.
create table exchange_order (
  order_id text primary key references shop_order,
  rma_number integer not null references rma,
  paid_order_id text not null references shop_order,
  created_at timestamptz not null,
  -- A canceled exchange order leaves its return open for a refund or another variant.
  canceled_at timestamptz,
  check (order_id <> paid_order_id)
);
create unique index exchange_order_of_return on exchange_order (rma_number) where canceled_at is null;
create trigger audit after insert or update or delete on exchange_order for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('return', 'order_id', 'rma_number', 'final', '');

-- The variant that the shopper wants; null if the wish is only text.
alter table rma_item add column wish_sellable_id integer;

-- The exchange order whose goods came back; null for goods of the paid order itself.
alter table order_refund add column exchange_order_id text references exchange_order;

-- A return of an exchange order is refunded on the paid order.
alter table rma add column refund_order_id text;
update rma set refund_order_id = order_id where refund_number is not null;
do $$
declare refund text;
begin
  select conname into strict refund from pg_constraint
  where conrelid = 'rma'::regclass and contype = 'f' and confrelid = 'order_refund'::regclass;
  execute format('alter table rma drop constraint %I', refund);
end
$$;
alter table rma
  add constraint rma_refund foreign key (refund_order_id, refund_number) references order_refund (order_id, number);

-- An exchange order is no sale: the reports count the paid order.
create or replace function note_sale_of(o shop_order) returns void language plpgsql as $$
begin
  if o.status not in ('payment_complete', 'published') then
    delete from sale where order_id = o.id;
  elsif o.document ? 'exchange' then
    return;
  elsif not exists (select from sale where order_id = o.id) then
    perform record_sale(o);
  end if;
exception when others then
  raise warning 'order % is not in the reports: %', o.id, sqlerrm;
end $$;

-- What a warehouse has to learn of orders, once each: what is to be packed, and what of it never leaves. Written down in
-- the transaction that makes it so.
create table fulfilment_export (
  id bigint generated always as identity primary key,
  order_id text not null references shop_order,
  site text not null,
  kind text not null check (kind in ('order', 'cancelled')),
  at timestamptz not null default now(),
  -- Given when it is first read, to what is committed by then, without a gap: who reads what comes after a number misses
  -- none that was written down earlier and committed later.
  number bigint unique
);
create index fulfilment_export_new on fulfilment_export (id) where number is null;
create index fulfilment_export_of_site on fulfilment_export (site, number) where number is not null;
create index fulfilment_export_of_order on fulfilment_export (order_id);

-- Whichever process publishes an order or cancels pieces of it, also one of a release that knows nothing of warehouses: of
-- an order of which nothing travels there is nothing to pack.
create function tell_warehouse() returns trigger language plpgsql as $$
begin
  if jsonb_array_length(coalesce(new.document->'pieces', '[]')) > 0 then
    insert into fulfilment_export (order_id, site, kind) values (new.id, new.site, tg_argv[0]);
  end if;
  return null;
end
$$;
create trigger warehouse_learns_of_order after update of status on shop_order for each row
  when (new.status = 'published' and old.status <> 'published') execute function tell_warehouse('order');
create trigger warehouse_learns_of_cancelled after update of cancelled on shop_order for each row
  when (new.cancelled <> old.cancelled) execute function tell_warehouse('cancelled');

-- What a warehouse has to learn of orders, once each: what is to be packed, and what of it never leaves. Written down in
-- the transaction that makes it so.
create table fulfilment_export (
  id bigint generated always as identity primary key,
  order_id text not null references shop_order,
  site text not null,
  kind text not null check (kind in ('order', 'cancelled')),
  at timestamptz not null default now(),
  -- Given when it is first read, to all that are committed by then, without a gap: who reads what comes after a number
  -- misses none that was written down earlier and committed later.
  number bigint unique
);
create index fulfilment_export_new on fulfilment_export (id) where number is null;
create index fulfilment_export_of_site on fulfilment_export (site, number) where number is not null;

-- Of a release before: what is paid; of what left nothing is told.
insert into fulfilment_export (order_id, site, kind, at)
select id, site, 'order', created_at from shop_order
where status = 'published' and jsonb_array_length(coalesce(document->'pieces', '[]')) > 0
order by created_at, id;

-- Orders that were paid before a release told warehouses of them; of what left nothing is told. By itself: it reads every
-- order, and nobody who sells has to wait for that.
insert into fulfilment_export (order_id, site, kind, at)
select id, site, 'order', created_at from shop_order as paid
where status = 'published' and not exists (select from fulfilment_export where order_id = paid.id)
  and jsonb_array_length(coalesce(document->'pieces', '[]')) > 0
order by created_at, id;

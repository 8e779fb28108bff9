-- Orders that were paid before: in a transaction after that of the trigger, whose lock stops all writes of orders.
select record_sale(o) from shop_order as o
where o.status in ('payment_complete', 'published') and not exists (select from sale where order_id = o.id);

-- Reports read refunds by the day on which they were made, and the orders of each customer by site.
create index order_refund_created on order_refund (created_at);
create index order_of_site_customer on shop_order (site, customer_id, created_at)
  where customer_id is not null and status in ('payment_complete', 'published');
-- The default roles that get the new permission; the owner role is completed at each start.
update staff_role set permissions = array_append(permissions, 'reports.read')
where id in ('manager', 'finance') and not 'reports.read' = any (permissions);

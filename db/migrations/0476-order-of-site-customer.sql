-- Reports read the orders of each customer by site. A separate file, so that no transaction locks two tables of orders.
create index order_of_site_customer on shop_order (site, customer_id, created_at)
  where customer_id is not null and status in ('payment_complete', 'published');

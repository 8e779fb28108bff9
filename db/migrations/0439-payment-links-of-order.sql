-- The order page lists the order's payment links.
create index payment_link_of_order on payment_link (order_id) where order_id is not null;

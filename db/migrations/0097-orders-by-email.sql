-- How often an address has ordered something is counted where a product is limited by it.
create index order_by_email on shop_order (lower(email)) where status <> 'payment_error';

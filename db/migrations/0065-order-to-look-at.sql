-- By itself: beside the alter table of 0062 everybody would wait for its scan. Stores that had 0062 early have it already.
create index if not exists order_to_look_at on shop_order (payment_look_at) where payment_look_at is not null;

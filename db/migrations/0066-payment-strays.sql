-- Money that the vendor holds beyond an order's own payment and would not let go when it was last asked to.
create table payment_stray (
  reference text primary key,
  order_id text not null references shop_order,
  at timestamptz not null default now()
);

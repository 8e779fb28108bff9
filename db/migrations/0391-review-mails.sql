-- The email that asks for reviews after delivery: at most one for each order.
create table review_mail (
  order_id text primary key references shop_order,
  due_at timestamptz not null,
  -- It was sent, or will never be.
  closed_at timestamptz
);
create index review_mail_due on review_mail (due_at) where closed_at is null;

-- Addresses that want no such emails, as hashes.
create table review_mail_stop (
  site text not null,
  email_hash text not null,
  created_at timestamptz not null,
  primary key (site, email_hash)
);

-- A guest reviews the products of an order by a mailed link.
alter table review add column order_id text references shop_order,
  drop constraint review_check,
  add constraint review_author_check check (num_nonnulls(customer_id, order_id) = (not is_demo)::integer);
create unique index one_review_of_order on review (order_id, product_id) where order_id is not null;

-- An order of which an authorisation was never answered: when the vendor is asked what it holds for it, and how often it was.
alter table shop_order
  add column payment_look_at timestamptz,
  add column payment_looks integer not null default 0;

-- When a vendor that said nothing is asked again what it holds; how late a look is goes by payment_look_at.
alter table shop_order add column payment_look_again_at timestamptz;

-- Cards that are tried through a payment link that is no quote count, too; their payments are no orders. What counts no
-- more is swept, so that nothing is left behind.
alter table payment_try drop constraint payment_try_order_id_fkey;
comment on column payment_try.order_id is 'The order, or the payment of a link, for which the card was asked.';

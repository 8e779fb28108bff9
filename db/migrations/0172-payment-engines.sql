-- Who took the payment of an order, and what it was made by as the wire names it: several engines stand side by side.
alter table shop_order
  add column payment_engine text not null default 'spreedly' check (payment_engine in ('spreedly', 'adyen', 'paypal')),
  add column payment_method text not null default 'scheme';
-- Its elder brother is written by processes of the release before, which may still run, and read by nobody else: a later
-- release drops it.
alter table shop_order alter column payment_type drop not null, alter column payment_type set default 'spreedly';
-- Whose vault keeps a card.
alter table stored_card
  add column engine text not null default 'spreedly' check (engine in ('spreedly', 'adyen', 'paypal'));
alter table program_subscription
  add column method_engine text not null default 'spreedly' check (method_engine in ('spreedly', 'adyen', 'paypal'));

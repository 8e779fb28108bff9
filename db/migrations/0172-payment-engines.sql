-- Who took the payment of an order, and what it was made by as the wire names it: several engines stand side by side.
alter table shop_order
  add column payment_engine text not null default 'spreedly' check (payment_engine in ('spreedly', 'adyen', 'paypal')),
  add column payment_method text not null default 'scheme';
alter table shop_order drop column payment_type;
-- Whose vault keeps a card.
alter table stored_card
  add column engine text not null default 'spreedly' check (engine in ('spreedly', 'adyen', 'paypal'));
alter table program_subscription
  add column method_engine text not null default 'spreedly' check (method_engine in ('spreedly', 'adyen', 'paypal'));

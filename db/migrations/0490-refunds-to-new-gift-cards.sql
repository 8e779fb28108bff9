-- The destination that the shopper selected for the refund of a return.
alter table rma add column refund_to text not null default 'payment' check (refund_to in ('payment', 'gift_card'));

-- The part of a refund that a new gift card carries instead of the payment method.
alter table order_refund add column new_gift_card_part integer not null default 0 check (new_gift_card_part >= 0);
do $$
declare parts text;
begin
  select conname into strict parts from pg_constraint
  where conrelid = 'order_refund'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%gift_card_part + card_part%';
  execute format('alter table order_refund drop constraint %I', parts);
end
$$;
alter table order_refund
  add constraint order_refund_parts check (gift_card_part + new_gift_card_part + card_part = amount);

-- What new gift cards carry no longer returns to the payment method: both together never exceed the captured amount.
alter table shop_order
  add column refunded_to_new_cards integer not null default 0 check (refunded_to_new_cards >= 0),
  add constraint shop_order_refunded_of_captured check (refunded_to_card + refunded_to_new_cards <= captured);

-- The order whose refund a card carries; null for sold cards and for replacements.
alter table gift_card_delivery add column refunded_order_id text references shop_order;
create index gift_card_delivery_of_refund on gift_card_delivery (refunded_order_id) where refunded_order_id is not null;

-- BCP 47 tags of the locales in which later emails are written; null is the site's first one.
-- Those of the requests that created the rows.
alter table bin add column locale text;
alter table program_subscription add column locale text;
alter table customer_verification add column locale text;
alter table privacy_deletion add column locale text;
-- That of the order that bought the card, or whose refund it is.
alter table gift_card_delivery add column locale text;

update program_subscription set locale = document->>'locale'
from shop_order where shop_order.id = program_subscription.order_id;
update gift_card_delivery set locale = document->>'locale'
from gift_card, shop_order
where gift_card.id = gift_card_id and shop_order.id = coalesce(refunded_order_id, gift_card.order_id);

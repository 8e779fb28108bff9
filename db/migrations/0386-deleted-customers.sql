-- A subscription with paid periods outlives its account, because tax law requires its charges.
alter table program_subscription alter column customer_id drop not null;

-- Set by the deletion of an account: names, address and message are cleared once the card's mail is sent.
alter table gift_card_delivery add column clears_when_sent boolean not null default false;
create index gift_card_delivery_to_clear on gift_card_delivery (asked_at) where clears_when_sent;

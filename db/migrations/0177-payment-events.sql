-- What payment vendors told by webhook, each event once, as far as its signature covers it.
create table payment_event (
  id bigint generated always as identity primary key,
  engine text not null check (engine in ('spreedly', 'adyen', 'paypal')),
  -- The vendor's name of the event, however often it is sent.
  event_id text not null,
  code text not null,
  is_success boolean not null,
  -- What the payment was asked for by: an order's number, or the key of a renewal.
  order_key text not null,
  -- The payment, also of an event that follows it.
  payment_reference text not null,
  -- The event's own, which is the payment's where it is an authorisation.
  reference text not null,
  amount bigint not null,
  currency text not null,
  received_at timestamptz not null default now(),
  -- When its order was made to follow; an event of an order that there is not, or not yet, waits.
  applied_at timestamptz,
  -- Staff have to look at it.
  needs_staff boolean not null default false,
  unique (engine, event_id)
);
create index payment_event_of_order on payment_event (order_key);
create index payment_event_of_payment on payment_event (payment_reference);
create index payment_event_waiting on payment_event (received_at) where applied_at is null;
create index payment_event_to_see on payment_event (id) where needs_staff;

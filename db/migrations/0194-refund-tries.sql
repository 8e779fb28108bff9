-- How often a refund was asked for anew: a vendor may take one on, and say weeks later that it did not come about. And when
-- it was asked for last, by which those that were forgotten are found.
alter table order_refund
  add column tries integer not null default 1 check (tries > 0),
  add column asked_at timestamptz not null default now();
create index order_refund_open on order_refund (asked_at) where state <> 'refunded';

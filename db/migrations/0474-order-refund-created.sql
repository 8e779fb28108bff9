-- Reports read refunds by the day on which they were made.
create index order_refund_created on order_refund (created_at);

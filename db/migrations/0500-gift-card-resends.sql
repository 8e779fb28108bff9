-- Corrected addresses of emailed gift cards. Both addresses stay, because the code in the email is worth money.
create table gift_card_resend (
  id uuid primary key default time_ordered_id(),
  gift_card_id uuid not null references gift_card,
  -- The order that sold the card, or whose refund it carries.
  order_id text not null references shop_order,
  earlier_email text not null,
  recipient_email text not null,
  -- Of the request, so that a repeated one sends nothing.
  request_key text not null unique,
  requested_at timestamptz not null
);
create index gift_card_resend_of on gift_card_resend (gift_card_id);
create index gift_card_resend_of_order on gift_card_resend (order_id);

create trigger audit after insert or update or delete on gift_card_resend for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('order', 'id', 'order_id', 'final', 'earlier_email,recipient_email,request_key');

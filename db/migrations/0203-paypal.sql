-- Which of the agreements that shoppers made at PayPal pays which order: PayPal cannot be asked for the payments of one.
create table paypal_agreement (
  -- PayPal's name of it.
  token text primary key,
  -- The order's number; it pays no other one, ever.
  order_key text not null,
  bound_at timestamptz not null default now()
);
create index paypal_agreement_of_order on paypal_agreement (order_key);
create index paypal_agreement_by_age on paypal_agreement (bound_at);

-- Every agreement that the store asked for is known from then on, with the account that it pays; it pays no order yet.
alter table paypal_agreement alter column order_key drop not null;
-- PayPal's id of the account that gets the money; null of what was bound before it was kept.
alter table paypal_agreement add column payee text;
comment on column payment_token.method is
  'What a token pays by, and by nothing else: a card, one wallet, or PayPal. Only a token of a card is taken up by being sent.';

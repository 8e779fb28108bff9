-- Whose vault the card of a renewal's last try is kept by, and its name there: while its answer is not known another card
-- may take its place, also at another vendor.
alter table program_charge
  add column engine text check (engine in ('spreedly', 'adyen', 'paypal')),
  add column token text;
update program_charge set engine = method_engine, token = method_token
  from program_subscription where id = subscription_id and program_charge.status in ('due', 'authorized');

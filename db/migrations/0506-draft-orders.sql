-- A quote that staff build stays hidden from its customer until it is sent, and a quote of a draft order stays hidden.
alter table quote
  add column origin text not null default 'customer' check (origin in ('customer', 'staff', 'draft_order')),
  add column is_visible boolean not null default true,
  -- Owner of the list of a draft order for a customer without an account. No browser has this token.
  add column guest_token text;
update quote set origin = 'staff' where copy_key like 'new.%';
update quote set is_visible = false
  where origin = 'staff' and valid_until is null and not exists (select from quote_answer a where a.list_id = quote.list_id)
    -- The customer already reads the messages of the others.
    and not exists (select from quote_message m where m.list_id = quote.list_id);
alter table quote alter column customer_id drop not null;
alter table quote add constraint quote_owner_check check (
  num_nonnulls(customer_id, guest_token) = 1 and (guest_token is null or origin = 'draft_order')
);

-- An order that staff take by phone. Its payment link pays a quote that is created when the link is sent.
create table draft_order (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  number bigint generated always as identity (start with 1001) unique,
  version integer not null default 1,
  -- Null for a customer without an account.
  customer_id integer,
  email text not null,
  -- {lines, address, shipping, note, reason}; prices in minor units of the site's currency.
  document jsonb not null,
  -- Total with tax at the last change; null while something is missing.
  total integer,
  staff_id uuid,
  staff_name text not null,
  -- The quote and the payment link of the last sending.
  list_id uuid unique references quote on delete set null,
  link_id uuid references payment_link on delete set null,
  -- Idempotency key and request fingerprint of the creation, and of the last change.
  request_key text not null unique,
  request_fingerprint text not null,
  change_key text,
  change_fingerprint text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Each sending creates a quote. All of them are deleted with their draft order.
alter table quote add column draft_order_id uuid references draft_order on delete set null;
create index quote_of_draft_order on quote (draft_order_id) where draft_order_id is not null;
create index draft_order_of_site on draft_order (site, updated_at desc);
create index draft_order_of_customer on draft_order (customer_id) where customer_id is not null;
create index draft_order_of_email on draft_order (lower(email));
create trigger audit after insert or update or delete on draft_order for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('draft_order', 'id', 'id', 'final',
    'email,document,request_key,request_fingerprint,change_key,change_fingerprint');
drop trigger audit on quote;
create trigger audit after insert or update or delete on quote for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('quote', 'list_id', 'list_id', 'final', 'title,message,note,reason,lines,shipping,guest_token');

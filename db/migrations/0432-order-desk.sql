-- How the back office finds orders. Rows are written when an order is published, not in the shopper's request.
create table order_desk (
  order_id text primary key references shop_order on delete cascade,
  site text not null,
  created_at timestamptz not null,
  -- Lowercase: order number, names, companies, email, phone numbers, last digits of the card, tracking numbers.
  words text not null,
  -- Units are still to ship.
  is_open boolean not null
);
create index order_desk_words on order_desk using gin (words gin_trgm_ops);
create index order_desk_open on order_desk (site, created_at desc, order_id desc) where is_open;
create index order_of_site on shop_order (site, created_at desc, id desc);
create index order_failed on shop_order (site, created_at desc, id desc) where status = 'payment_error';
create index order_refunded on shop_order (site, created_at desc, id desc) where refunded > 0;

create function address_words(address jsonb) returns text language sql immutable as $$
  select concat_ws(' ', address->>'firstname', address->>'lastname', address->>'company', address->>'email',
    address->>'telephone', regexp_replace(coalesce(address->>'telephone', ''), '\D', '', 'g'))
$$;

create function order_words(o shop_order) returns text language sql stable as $$
  -- An order of a deleted account is found by its number alone.
  select case when o.guest_token like 'deleted-%' then o.id else lower(concat_ws(' ', o.id, o.email, address_words(o.document->'shippingAddress'),
    address_words(o.document->'billingAddress'), o.card->>'last4',
    (select string_agg(tracking_number, ' ') from shipment where order_id = o.id))) end
$$;

create function order_is_open(o shop_order) returns boolean language sql stable as $$
  select coalesce(jsonb_array_length(o.document->'rates') > 0 and
    case when to_ship is null then shipped = 0 else round(to_ship) > shipped end, false)
  from (select
    (select sum((piece->>'qty')::numeric
        * (1 - coalesce((o.cancelled->>(line->>'itemId'))::numeric, 0) / (line->>'qty')::numeric))
      from jsonb_array_elements(o.document->'pieces') as piece
      join jsonb_array_elements(o.document->'lines') as line on line->>'itemId' = piece->>'itemId') as to_ship,
    (select coalesce(sum((piece->>'qty')::numeric), 0)
      from shipment as s, jsonb_array_elements(s.pieces) as piece
      where s.order_id = o.id and exists (select from shipment_event as e
        where e.shipment_id = s.id and e.status in ('shipped', 'out_for_delivery', 'delivered'))) as shipped) as units
$$;

-- Orders with words that are spelled like the given ones, the most similar first.
create function similar_orders(typed text, sites text[]) returns setof text language sql stable
  set pg_trgm.word_similarity_threshold = 0.45 as $$
  select order_id from order_desk where typed <% words and site = any (sites)
  order by word_similarity(typed, words) desc, created_at desc limit 20
$$;

create function note_order_for_desk() returns trigger language plpgsql as $$
begin
  insert into order_desk (order_id, site, created_at, words, is_open)
  values (new.id, new.site, new.created_at, order_words(new), order_is_open(new))
  on conflict (order_id) do update set words = excluded.words, is_open = excluded.is_open;
  return null;
end $$;
create trigger desk_learns_of_order after insert or update of status, document, email, cancelled, customer_id on shop_order
  for each row when (new.status = 'published') execute function note_order_for_desk();

create function note_shipment_for_desk() returns trigger language plpgsql as $$
declare
  changed_order text := case when tg_table_name = 'shipment' then to_jsonb(new)->>'order_id'
    else (select order_id from shipment where id = (to_jsonb(new)->>'shipment_id')::uuid) end;
begin
  update order_desk set words = order_words(o), is_open = order_is_open(o) from shop_order as o
  where o.id = changed_order and order_desk.order_id = o.id;
  return null;
end $$;
create trigger desk_learns_of_shipment after insert or update of tracking_number on shipment
  for each row execute function note_shipment_for_desk();
create trigger desk_learns_of_event after insert on shipment_event
  for each row execute function note_shipment_for_desk();

insert into order_desk (order_id, site, created_at, words, is_open)
select o.id, o.site, o.created_at, order_words(o), order_is_open(o) from shop_order as o where o.status = 'published';

create index customer_words on customer using gin (lower(firstname || ' ' || lastname || ' ' || email) gin_trgm_ops);
create index product_name_words on product using gin (lower(name) gin_trgm_ops);
create index sellable_sku_words on sellable using gin (lower(sku) gin_trgm_ops);

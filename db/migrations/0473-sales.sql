-- Amounts of paid orders for reports: narrow rows, because a report of a year would otherwise read every document.
-- Written by a trigger in the transaction that moves the order. Minor units without tax, unless a column says otherwise.
-- Gift cards sold are no sales: their lines count only in gift_cards.
create table sale (
  order_id text primary key references shop_order on delete cascade,
  site text not null,
  placed_at timestamptz not null,
  units bigint not null,
  -- Before discounts.
  gross bigint not null,
  discount bigint not null,
  shipping bigint not null,
  duty bigint not null,
  tax bigint not null,
  gift_cards bigint not null,
  -- Paid with gift cards, with tax.
  redeemed bigint not null
);
create index sale_of_site on sale (site, placed_at) include (units, gross, discount, shipping, duty, tax, gift_cards, redeemed);

create table sale_line (
  order_id text not null references sale on delete cascade,
  item_id text not null,
  site text not null,
  placed_at timestamptz not null,
  product_id integer not null,
  -- With the site's prefix.
  sku text not null,
  units bigint not null,
  gross bigint not null,
  discount bigint not null,
  is_gift_card boolean not null,
  primary key (order_id, item_id)
);
create index sale_line_of_site on sale_line (site, placed_at);

-- One row for each tax of an order, and one with an empty label for what was not taxed.
create table sale_tax (
  order_id text not null references sale on delete cascade,
  label text not null,
  site text not null,
  placed_at timestamptz not null,
  country text not null,
  -- States and provinces; empty where taxes are national.
  region text not null,
  taxable bigint not null,
  tax bigint not null,
  primary key (order_id, label)
);
create index sale_tax_of_site on sale_tax (site, placed_at);

create function sale_list(list jsonb) returns setof jsonb language sql immutable as $$
  select jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end)
$$;

create function sale_lines(o shop_order) returns table (
  item_id text, product_id integer, sku text, units bigint, net bigint, discount bigint, tax bigint, percent numeric,
  is_gift_card boolean
) language sql immutable as $$
  -- Documents have no discount of a line without tax, so the order's is split by what each line was reduced by. The
  -- cumulative rounding leaves no remainder.
  with line as (
    select n, l->>'itemId' as item_id, (l->>'productId')::integer as product_id, l->>'sku' as sku,
      (l->>'qty')::bigint as units, (l->>'net')::bigint as net, (l->>'tax')::bigint as tax,
      (l->>'percent')::numeric as percent,
      coalesce((l->>'shownRow')::bigint, (l->>'unit')::bigint * (l->>'qty')::bigint) as shown,
      coalesce(jsonb_typeof(l#>'{metadata,giftcard}') = 'object', false) as is_gift_card
    from sale_list(o.document->'lines') with ordinality as lines (l, n)),
  total as (
    select coalesce((o.document#>>'{totals,discount}')::numeric, 0) as discount,
      (select sum(shown) from line) = (o.document#>>'{totals,subtotal}')::numeric as is_net),
  reduced as (
    select line.*, case when total.discount = 0 then 0
        when is_net then greatest(0, shown - net)
        -- Displayed prices include the tax of the line. A line with several rates has no percent: its tax has the ratio.
        else greatest(0, coalesce(round(shown * 100 / (100 + percent)), round(shown::numeric * net / nullif(net + tax, 0)),
          shown) - net) end as weight,
      total.discount as whole from line, total),
  weighed as (
    select reduced.*, sum(weight) over (order by n) as upto, sum(weight) over () as weights,
      count(*) over () as lines from reduced)
  select item_id, product_id, sku, units, net,
    (case when weights > 0 then round(whole * upto / weights) - round(whole * (upto - weight) / weights)
      when n = lines then whole else 0 end)::bigint, tax, percent, is_gift_card
  from weighed
$$;

-- The taxable amount is the sum of the net prices that fits the rate of a tax: of the lines with that rate or of all
-- taxed lines, with or without shipping; the closest one. If none fits, such as for a tax on some lines only, it is the
-- tax by the rate.
create function sale_taxes(o shop_order) returns table (label text, taxable bigint, tax bigint)
language sql immutable as $$
  with line as (
    -- The tax of a few cents can round to zero.
    select *, tax <> 0 or coalesce(percent, 0) <> 0 as is_taxed from sale_lines(o)),
  sums as (
    select coalesce(sum(net) filter (where is_taxed), 0) as taxed,
      coalesce(sum(net) filter (where not is_taxed), 0) as untaxed,
      count(*) + 1 as tolerance, coalesce((o.document#>>'{totals,shipping}')::bigint, 0) as shipping,
      coalesce((o.document#>>'{totals,shippingTax}')::bigint, 0) <> 0 as is_shipping_taxed from line where not is_gift_card),
  named as (
    select label, sum((t->>'tax')::bigint) as tax, substring(label from '(\d+(?:\.\d+)?)%')::numeric as percent
    from sale_list(o.document->'taxSummary') as t, coalesce(nullif(t->>'label', ''), 'Tax') as label group by label)
  select named.label, (case when percent is null or percent = 0 then
      taxed + case when is_shipping_taxed then shipping else 0 end
    else coalesce((
      select base from (
        select (select coalesce(sum(net), 0) from line where line.percent = named.percent and not is_gift_card) as own) as rated,
        lateral (values (1, own + shipping), (2, own), (3, taxed + shipping), (4, taxed)) as candidate (n, base)
      where (is_shipping_taxed or n in (2, 4)) and abs(base * percent / 100 - named.tax) <= tolerance
      order by abs(base * percent / 100 - named.tax), n limit 1), round(named.tax * 100 / percent)) end)::bigint, named.tax::bigint
  from named, sums
  union all
  select '', (untaxed + case when is_shipping_taxed then 0 else shipping end)::bigint, 0
  from sums where untaxed <> 0 or (shipping <> 0 and not is_shipping_taxed)
$$;

create function record_sale(o shop_order) returns void language sql as $$
  insert into sale (order_id, site, placed_at, units, gross, discount, shipping, duty, tax, gift_cards, redeemed)
  select o.id, o.site, o.created_at,
    coalesce(sum(units) filter (where not is_gift_card), 0), coalesce(sum(net + discount) filter (where not is_gift_card), 0),
    coalesce(sum(discount) filter (where not is_gift_card), 0), coalesce((o.document#>>'{totals,shipping}')::bigint, 0),
    coalesce((o.document#>>'{totals,tariff}')::bigint, 0), coalesce((o.document#>>'{totals,tax}')::bigint, 0),
    coalesce(sum(net) filter (where is_gift_card), 0), coalesce((o.document#>>'{totals,giftcards}')::bigint, 0)
  from sale_lines(o);
  insert into sale_line (order_id, item_id, site, placed_at, product_id, sku, units, gross, discount, is_gift_card)
  select o.id, item_id, o.site, o.created_at, product_id, sku, units, net + discount, discount, is_gift_card
  from sale_lines(o);
  insert into sale_tax (order_id, label, site, placed_at, country, region, taxable, tax)
  select o.id, label, o.site, o.created_at, place.country, case when place.country in ('US', 'CA') then place.region else '' end,
    taxable, tax
  from sale_taxes(o), lateral (select coalesce(o.document#>>'{shippingAddress,countryId}', '') as country,
    coalesce(o.document#>>'{shippingAddress,region}', '') as region) as place;
$$;

-- A report must never stop a payment: an order that cannot be recorded is a warning, and the invariant `sales` finds it.
create function note_sale_of(o shop_order) returns void language plpgsql as $$
begin
  if o.status not in ('payment_complete', 'published') then
    delete from sale where order_id = o.id;
  elsif not exists (select from sale where order_id = o.id) then
    perform record_sale(o);
  end if;
exception when others then
  raise warning 'order % is not in the reports: %', o.id, sqlerrm;
end $$;

create function note_sale() returns trigger language plpgsql as $$
begin
  if new.status in ('payment_complete', 'published')
    or tg_op = 'UPDATE' and old.status in ('payment_complete', 'published') then perform note_sale_of(new); end if;
  return null;
end $$;
create trigger sale_follows_order after insert or update of status on shop_order
  for each row execute function note_sale();

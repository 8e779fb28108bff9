import { priceFile } from '#domain/rates/price-file.ts'
import { zoneFile } from '#domain/rates/zone-file.ts'
import type { ShippingPrice, ShippingZone } from '#domain/shipping/rating/tables.ts'
import { statement } from '#platform/database.ts'
import { rateTableOf } from '#services/rates/rate-table.ts'

// A replacement row takes the same position, because order matters: a country's first zone is the nearest, and a zone's
// first service ships free.

export const zoneTable = rateTableOf<ShippingZone>(zoneFile, {
  read: statement(
    'zone-file.read',
    `select id, site, vendor, code, country, regions, postcodes, valid_from::text as "validFrom", valid_to::text as "validTo"
     from shipping_zone order by position, valid_from`,
  ),
  lock: statement('zone-file.lock', 'lock table shipping_zone in share row exclusive mode'),
  add: statement(
    'zone-file.add',
    `insert into shipping_zone (site, vendor, code, country, regions, postcodes, valid_from, valid_to, position)
     select r.site, r.vendor, r.code, r.country,
       case when jsonb_typeof(r.regions) = 'array' then array(select jsonb_array_elements_text(r.regions)) end,
       case when jsonb_typeof(r.postcodes) = 'array' then r.postcodes end, r."validFrom", r."validTo",
       coalesce(
         (select min(position) from shipping_zone as old
          where old.site = r.site and old.vendor = r.vendor and old.code = r.code and old.country = r.country),
         nextval(pg_get_serial_sequence('shipping_zone', 'position')))
     from jsonb_to_recordset($1) as r (site text, vendor text, code text, country text, regions jsonb, postcodes jsonb,
       "validFrom" date, "validTo" date)`,
  ),
  change: statement(
    'zone-file.change',
    `update shipping_zone set
       regions = case when jsonb_typeof(r.regions) = 'array' then array(select jsonb_array_elements_text(r.regions)) end,
       postcodes = case when jsonb_typeof(r.postcodes) = 'array' then r.postcodes end, valid_to = r."validTo"
     from jsonb_to_recordset($1) as r (id integer, regions jsonb, postcodes jsonb, "validTo" date)
     where shipping_zone.id = r.id`,
  ),
  end: statement(
    'zone-file.end',
    `update shipping_zone set valid_to = r."validTo" from jsonb_to_recordset($1) as r (id integer, "validTo" date)
     where shipping_zone.id = r.id`,
  ),
})

export const priceTable = rateTableOf<ShippingPrice>(priceFile, {
  read: statement(
    'price-file.read',
    `select id, site, zone, service, carrier, label, kind, from_grams as "fromGrams", to_grams as "toGrams", base,
       per_step as "perStep", step_grams as "stepGrams",
       case when days_from is not null then jsonb_build_array(days_from, days_to) end as days,
       valid_from::text as "validFrom", valid_to::text as "validTo"
     from shipping_price order by position, from_grams, valid_from`,
  ),
  lock: statement('price-file.lock', 'lock table shipping_price in share row exclusive mode'),
  add: statement(
    'price-file.add',
    `insert into shipping_price (site, zone, service, carrier, label, kind, from_grams, to_grams, base, per_step, step_grams,
       days_from, days_to, valid_from, valid_to, position) overriding system value
     select r.site, r.zone, r.service, r.carrier, r.label, r.kind, r."fromGrams", r."toGrams", r.base, r."perStep",
       r."stepGrams", (r.days->>0)::integer, (r.days->>1)::integer, r."validFrom", r."validTo",
       coalesce(
         (select min(position) from shipping_price as old
          where old.site = r.site and old.zone = r.zone and old.service = r.service and old.kind = r.kind),
         nextval(pg_get_serial_sequence('shipping_price', 'position')))
     from jsonb_to_recordset($1) as r (site text, zone text, service text, carrier text, label text, kind text,
       "fromGrams" integer, "toGrams" integer, base integer, "perStep" integer, "stepGrams" integer, days jsonb,
       "validFrom" date, "validTo" date)`,
  ),
  change: statement(
    'price-file.change',
    `update shipping_price set carrier = r.carrier, label = r.label, to_grams = r."toGrams", base = r.base,
       per_step = r."perStep", step_grams = r."stepGrams", days_from = (r.days->>0)::integer,
       days_to = (r.days->>1)::integer, valid_to = r."validTo"
     from jsonb_to_recordset($1) as r (id integer, carrier text, label text, "toGrams" integer, base integer,
       "perStep" integer, "stepGrams" integer, days jsonb, "validTo" date)
     where shipping_price.id = r.id`,
  ),
  end: statement(
    'price-file.end',
    `update shipping_price set valid_to = r."validTo" from jsonb_to_recordset($1) as r (id integer, "validTo" date)
     where shipping_price.id = r.id`,
  ),
})

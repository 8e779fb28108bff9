import { tariffFile } from '#domain/rates/tariff-file.ts'
import { taxFile } from '#domain/rates/tax-file.ts'
import type { TariffRate, TaxRate } from '#domain/tax/table.ts'
import { statement } from '#platform/database.ts'
import { rateTableOf } from '#services/rates/rate-table.ts'

export { readTerritories } from './repository.ts'

export const taxRateTable = rateTableOf<TaxRate>(taxFile, {
  read: statement(
    'tax-file.read',
    `select id, country, region,
       case when postcode_from is null then null else jsonb_build_array(postcode_from, postcode_to) end as postcodes,
       class, name, level, percent::float8 as percent, compound, on_shipping as "onShipping",
       valid_from::text as "validFrom", valid_to::text as "validTo"
     from tax_rate order by country, region nulls first, postcode_from nulls first, class, level, valid_from`,
  ),
  lock: statement('tax-file.lock', 'lock table tax_rate in share row exclusive mode'),
  add: statement(
    'tax-file.add',
    `insert into tax_rate (country, region, postcode_from, postcode_to, class, name, level, percent, compound, on_shipping,
       valid_from, valid_to)
     select country, region, postcodes->>0, postcodes->>1, class, name, level, percent, compound, "onShipping",
       "validFrom", "validTo"
     from jsonb_to_recordset($1) as r (country text, region text, postcodes jsonb, class text, name text, level text,
       percent numeric, compound boolean, "onShipping" boolean, "validFrom" date, "validTo" date)`,
  ),
  change: statement(
    'tax-file.change',
    `update tax_rate set name = r.name, percent = r.percent, compound = r.compound, on_shipping = r."onShipping",
       valid_to = r."validTo"
     from jsonb_to_recordset($1) as r (id integer, name text, percent numeric, compound boolean, "onShipping" boolean,
       "validTo" date)
     where tax_rate.id = r.id`,
  ),
  end: statement(
    'tax-file.end',
    `update tax_rate set valid_to = r."validTo" from jsonb_to_recordset($1) as r (id integer, "validTo" date)
     where tax_rate.id = r.id`,
  ),
})

export const tariffTable = rateTableOf<TariffRate>(tariffFile, {
  read: statement(
    'tariff-file.read',
    `select id, site, destination, hs_prefix as "hsPrefix", percent::float8 as percent, valid_from::text as "validFrom",
       valid_to::text as "validTo"
     from tariff_rate order by site, destination, hs_prefix, valid_from`,
  ),
  lock: statement('tariff-file.lock', 'lock table tariff_rate in share row exclusive mode'),
  add: statement(
    'tariff-file.add',
    `insert into tariff_rate (site, destination, hs_prefix, percent, valid_from, valid_to)
     select site, destination, "hsPrefix", percent, "validFrom", "validTo"
     from jsonb_to_recordset($1) as r (site text, destination text, "hsPrefix" text, percent numeric, "validFrom" date,
       "validTo" date)`,
  ),
  change: statement(
    'tariff-file.change',
    `update tariff_rate set percent = r.percent, valid_to = r."validTo"
     from jsonb_to_recordset($1) as r (id integer, percent numeric, "validTo" date) where tariff_rate.id = r.id`,
  ),
  end: statement(
    'tariff-file.end',
    `update tariff_rate set valid_to = r."validTo" from jsonb_to_recordset($1) as r (id integer, "validTo" date)
     where tariff_rate.id = r.id`,
  ),
})

import type { NoNexus, ShippingTaxRule, TariffRate, TaxRate, TaxTables, TaxTerritory } from '#domain/tax/table.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { cacheTables, type Revisions } from '#services/rates/revisioned-cache.ts'

const selectRates = statement<TaxRate>(
  'tax.rates',
  `select country, region,
     case when postcode_from is null then null else jsonb_build_array(postcode_from, postcode_to) end as postcodes,
     class, name, level, percent::float8 as percent, compound, on_shipping as "onShipping",
     valid_from::text as "validFrom", valid_to::text as "validTo"
   from tax_rate order by id`,
)
const selectTerritories = statement<TaxTerritory>(
  'tax.territories',
  'select country, region, names, postcodes from tax_territory order by country, region',
)
const selectNoNexus = statement<NoNexus>('tax.no-nexus', 'select site, country, region from tax_no_nexus')
const selectTariffs = statement<TariffRate>(
  'tax.tariffs',
  `select site, destination, hs_prefix as "hsPrefix", percent::float8 as percent, valid_from::text as "validFrom",
     valid_to::text as "validTo"
   from tariff_rate`,
)

const selectShippingRules = statement<ShippingTaxRule>(
  'tax.shipping-rules',
  `select country, method, source, valid_from::text as "validFrom", valid_to::text as "validTo" from shipping_tax_rule`,
)

export function readTerritories(db: QueryRunner): Promise<TaxTerritory[]> {
  return db.run(selectTerritories, [])
}

async function readTaxTables(db: QueryRunner): Promise<TaxTables> {
  const rates = await db.run(selectRates, [])
  const territories = await readTerritories(db)
  const withoutNexus = await db.run(selectNoNexus, [])
  const tariffs = await db.run(selectTariffs, [])
  const shippingRules = await db.run(selectShippingRules, [])
  return { rates, territories, withoutNexus, tariffs, shippingRules }
}

/** Returns a cache for the tax tables that reloads when their revision changes. */
export function taxTablesOf(db: QueryRunner): (revisions?: Revisions) => Promise<TaxTables> {
  return cacheTables(db, 'tax', readTaxTables)
}

import { statement, type Transaction } from '#platform/database.ts'
import { demoPickupLocations } from './pickup-locations.ts'
import { defaultShippingTables } from './shipping-tables.ts'
import { defaultTaxTables } from './tax-tables.ts'

// Never overwrites existing rows, because the merchant may have entered them.
const loadTaxRates = statement(
  'rates.load-tax',
  `insert into tax_rate (country, region, postcode_from, postcode_to, class, name, level, percent, compound, on_shipping,
     valid_from, valid_to)
   select country, region, postcodes->>0, postcodes->>1, class, name, level, percent, compound, "onShipping",
     "validFrom", "validTo"
   from jsonb_to_recordset($1) as r (country text, region text, postcodes jsonb, class text, name text, level text,
     percent numeric, compound boolean, "onShipping" boolean, "validFrom" date, "validTo" date)
   on conflict do nothing`,
)
const loadTerritories = statement(
  'rates.load-territories',
  `insert into tax_territory (country, region, names, postcodes)
   select country, region, array(select jsonb_array_elements_text(names)), postcodes
   from jsonb_to_recordset($1) as r (country text, region text, names jsonb, postcodes jsonb)
   on conflict do nothing`,
)
const loadZones = statement(
  'rates.load-zones',
  `insert into shipping_zone (site, vendor, code, country, regions, postcodes, valid_from, valid_to)
   select site, vendor, code, country,
     case when jsonb_typeof(regions) = 'array' then array(select jsonb_array_elements_text(regions)) end,
     case when jsonb_typeof(postcodes) = 'array' then postcodes end, "validFrom", "validTo"
   from jsonb_to_recordset($1) as r (site text, vendor text, code text, country text, regions jsonb, postcodes jsonb,
     "validFrom" date, "validTo" date)
   on conflict do nothing`,
)
const loadPrices = statement(
  'rates.load-prices',
  `insert into shipping_price (site, zone, service, carrier, label, kind, from_grams, to_grams, base, per_step, step_grams,
     days_from, days_to, valid_from, valid_to)
   select site, zone, service, carrier, label, kind, "fromGrams", "toGrams", base, "perStep", "stepGrams",
     (days->>0)::integer, (days->>1)::integer, "validFrom", "validTo"
   from jsonb_to_recordset($1) as r (site text, zone text, service text, carrier text, label text, kind text,
     "fromGrams" integer, "toGrams" integer, base integer, "perStep" integer, "stepGrams" integer, days jsonb,
     "validFrom" date, "validTo" date)
   on conflict do nothing`,
)
const loadLimits = statement(
  'rates.load-limits',
  `insert into shipping_limit (site, parcel_grams) select key, value::integer from jsonb_each_text($1)
   on conflict do nothing`,
)

const loadOrigins = statement(
  'rates.load-origins',
  `insert into shipping_origin (site, vendor, name, city, region, postcode, country)
   select site, vendor, name, city, region, postcode, "countryId"
   from jsonb_to_recordset($1) as r (site text, vendor text, name text, city text, region text, postcode text, "countryId" text)
   on conflict do nothing`,
)
const loadDivisors = statement(
  'rates.load-divisors',
  `insert into shipping_divisor (site, kind, service, cm3_per_kg, from_cm3)
   select site, kind, service, "cm3PerKg", "fromCm3"
   from jsonb_to_recordset($1) as r (site text, kind text, service text, "cm3PerKg" integer, "fromCm3" integer)
   on conflict do nothing`,
)
const loadFreightClasses = statement(
  'rates.load-freight-classes',
  `insert into shipping_freight_class (site, code, from_density, percent)
   select site, code, "fromDensity", percent
   from jsonb_to_recordset($1) as r (site text, code text, "fromDensity" numeric, percent integer)
   on conflict do nothing`,
)
const loadSurcharges = statement(
  'rates.load-surcharges',
  `insert into shipping_surcharge (site, kind, shipping_group, above, amount)
   select site, kind, "group", above, amount
   from jsonb_to_recordset($1) as r (site text, kind text, "group" text, above integer, amount integer)
   on conflict do nothing`,
)

const loadPickup = statement(
  'rates.load-pickup',
  `insert into pickup_location (site, id, position, place)
   select site, place->>'id', position, place - 'id'
   from jsonb_to_recordset($1) as r (site text, position integer, place jsonb)
   on conflict do nothing`,
)

/** Loads the demo's tax and shipping tables. Idempotent. */
export async function loadRates(tx: Transaction) {
  await loadTaxTables(tx)
  const { origins, zones, prices, parcelLimitGrams, divisors, freightClasses, surcharges } = defaultShippingTables
  await tx.run(loadZones, [JSON.stringify(zones)])
  await tx.run(loadPrices, [JSON.stringify(prices)])
  await tx.run(loadLimits, [JSON.stringify(parcelLimitGrams)])
  await tx.run(loadOrigins, [JSON.stringify(origins)])
  await tx.run(loadDivisors, [JSON.stringify(divisors)])
  await tx.run(loadFreightClasses, [JSON.stringify(freightClasses)])
  await tx.run(loadSurcharges, [JSON.stringify(surcharges)])
  await loadPickupLocations(tx)
}

/** Loads the included tax tables. A live store loads them only after a person has confirmed them. */
export async function loadTaxTables(tx: Transaction) {
  const { rates, territories } = defaultTaxTables
  await tx.run(loadTaxRates, [JSON.stringify(rates)])
  await tx.run(loadTerritories, [JSON.stringify(territories)])
}

/** Loads the demo's pickup locations. */
export async function loadPickupLocations(tx: Transaction) {
  const rows = Object.entries(demoPickupLocations).flatMap(([site, places]) =>
    places.map((place, position) => ({ site, position, place })),
  )
  await tx.run(loadPickup, [JSON.stringify(rows)])
}

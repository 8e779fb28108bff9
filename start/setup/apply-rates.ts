import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { statement, type Transaction } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { importRates } from '#services/rate-files/rate-files.ts'
import { markDataLoaded } from '../../db/marks.ts'
import { loadTaxTables } from '../../db/rates/load.ts'
import { readCsv } from '../data/csv-file.ts'
import type { Report } from './report.ts'
import { enabledSites, type Setup, type SiteSetup } from './setup-file.ts'

const putOrigin = statement<{ site: string }>(
  'setup.origin',
  `insert into shipping_origin as own (site, vendor, name, city, region, postcode, country)
   values ($1, '', $2, $3, $4, $5, $6)
   on conflict (site, vendor) do update set name = excluded.name, city = excluded.city, region = excluded.region,
     postcode = excluded.postcode, country = excluded.country
   where (own.name, own.city, own.region, own.postcode, own.country)
     is distinct from (excluded.name, excluded.city, excluded.region, excluded.postcode, excluded.country)
   returning site`,
)
const putLimit = statement<{ site: string }>(
  'setup.limit',
  `insert into shipping_limit as own (site, parcel_grams) values ($1, $2)
   on conflict (site) do update set parcel_grams = excluded.parcel_grams
   where own.parcel_grams <> excluded.parcel_grams returning site`,
)
const putPickup = statement<{ id: string }>(
  'setup.pickup',
  `insert into pickup_location as own (site, id, position, place) values ($1, $2, $3, $4)
   on conflict (site, id) do update set position = excluded.position, place = excluded.place
   where (own.position, own.place) is distinct from (excluded.position, excluded.place) returning id`,
)
const dropPickup = statement<{ id: string }>(
  'setup.drop-pickup',
  'delete from pickup_location where site = $1 and id <> all ($2::text[]) returning id',
)
const counts = statement<{ taxes: number; prices: number }>(
  'setup.rates',
  'select (select count(*) from tax_rate)::integer as taxes, (select count(*) from shipping_price)::integer as prices',
)

const dropOlderMarks = statement(
  'setup.older-marks',
  'delete from data_mark where starts_with(name, $1) and name <> $2',
)

const shippedTaxMark = 'shipped tax tables'

interface RateFile {
  file: string
  lines: string[][]
}

/** Reads a setup's confirmed rate files. Throws `CommandError` if one cannot be read. */
export function readRateFiles({ tax, shipping }: Setup, folder: string): Promise<RateFile[]> {
  const files = [...(tax?.files ?? []), ...(shipping?.files ?? [])]
  return Promise.all(files.map(async (file) => ({ file, lines: await readCsv(join(folder, file)) })))
}

/** Stores origins, pickup locations, and the confirmed rates. Throws `CommandError` for an invalid rate file. */
export async function applyRates(tx: Transaction, setup: Setup, files: readonly RateFile[]): Promise<Report> {
  const report: Report = { changed: [], missing: [] }
  for (const site of enabledSites(setup.sites)) await applySite(tx, site, setup.sites[site]!, report)
  if (setup.tax?.shipped_tables && (await markDataLoaded(tx, shippedTaxMark))) {
    await loadTaxTables(tx)
    report.changed.push(`the tax tables of this release, confirmed by ${setup.tax.confirmed_by}`)
  }
  for (const file of files) await applyFile(tx, file, report)
  const [{ taxes, prices }] = (await tx.run(counts, [])) as [{ taxes: number; prices: number }]
  if (taxes === 0) report.missing.push('tax: confirm rates in [tax] of setup.toml; until then no order can be placed')
  if (prices === 0)
    report.missing.push(
      'shipping prices: confirm files in [shipping] of setup.toml; until then no parcel can be ordered',
    )
  return report
}

async function applySite(tx: Transaction, site: string, { ships_from: from, pickup = [] }: SiteSetup, report: Report) {
  if (from) {
    const put = await tx.run(putOrigin, [site, from.name, from.city, from.region, from.postcode, from.country])
    const limit = await tx.run(putLimit, [site, Math.round(from.parcel_limit_kg * 1000)])
    if (put.length + limit.length > 0) report.changed.push(`origin of ${site}`)
  } else report.missing.push(`ships_from of ${site}: where orders leave, and the heaviest parcel`)
  for (const [position, { id, country: countryId, ...place }] of pickup.entries()) {
    const put = await tx.run(putPickup, [site, id, position, JSON.stringify({ ...place, countryId })])
    if (put.length > 0) report.changed.push(`pickup location ${id} of ${site}`)
  }
  const ids = pickup.map(({ id }) => id)
  for (const { id } of await tx.run(dropPickup, [site, ids]))
    report.changed.push(`pickup location ${id} of ${site} removed`)
}

/** Imports each file only once, to preserve corrections made with `npm run rates`. */
async function applyFile(tx: Transaction, { file, lines }: RateFile, report: Report) {
  // File names contain no colon, so no prefix is the beginning of another prefix.
  const prefix = `setup rates ${file}: `
  const name = prefix + createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  if (!(await markDataLoaded(tx, name))) return
  await tx.run(dropOlderMarks, [prefix, name])
  const taken = await importRates(tx, lines, { site: null, isDryRun: false, allowsGaps: false })
  if ('columns' in taken)
    throw new CommandError(`The columns of ${file} match no kind of rates: ${taken.columns.join(',')}.`)
  if ('problems' in taken)
    throw new CommandError(
      [`${file} was not imported:`, ...taken.problems.map(({ line, problem }) => `line ${line} ${problem}`)].join(
        '\n  ',
      ),
    )
  if (taken.changes.length > 0) report.changed.push(`${file}: ${taken.changes.length} rates`)
}

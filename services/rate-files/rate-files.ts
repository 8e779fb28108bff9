import { countryOf } from '#domain/countries/countries.ts'
import { regionsOf } from '#domain/countries/regions.ts'
import type { RatePlan } from '#domain/rates/plan.ts'
import { normalizeColumns, hasKindColumns, planRateFile } from '#domain/rates/rate-file.ts'
import type { KnownPlaces, LineProblem, RateKind, RateKindName } from '#domain/rates/rate-kind.ts'
import { rateState, type RateState } from '#domain/rates/rate-state.ts'
import type { Site } from '#domain/sites.ts'
import type { DatedRow, IsoDate } from '#domain/tax/table.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import type { RateTable } from '#services/rates/rate-table.ts'
import { priceTable, zoneTable } from '#services/shipping/rate-steps.ts'
import { readTerritories, tariffTable, taxRateTable } from '#services/tax/rate-steps.ts'

/** A file's effect on one row. */
export interface RateChange {
  /** Line number; null for a row missing from the file. */
  line: number | null
  what: 'added' | 'changed' | 'ended'
  place: string
  value: string
  before: string | null
  from: string
  to: string | null
}
interface ListedRate {
  id: number
  place: string
  value: string
  from: IsoDate
  to: IsoDate | null
  state: RateState
  /** Returns the row as in a file. */
  cells: () => string[]
}
export interface RateReport {
  kind: RateKindName
  changes: RateChange[]
  unchanged: number
}
type Refused = { problems: LineProblem[] } | { columns: string[] }

/** Hides the row type, so that all four tables fit in one list. */
function ratesOf<Row extends DatedRow>(table: RateTable<Row>) {
  const { kind } = table
  return {
    kind: kind as Pick<RateKind<DatedRow>, 'name' | 'columns' | 'keyColumns'>,
    lock: table.lock,
    rows: async (db: QueryRunner, site: Site, today: IsoDate): Promise<ListedRate[]> => {
      const rows = (await table.read(db)).filter(({ row }) => kind.isOfSite(row, site))
      return rows.map(({ id, row }) => ({
        id,
        place: kind.placeOf(row),
        value: kind.valueText(row),
        from: row.validFrom,
        to: row.validTo,
        state: rateState(row, today),
        cells: () => kind.write(row),
      }))
    },
    lines: async (db: QueryRunner, site: Site | null) => {
      const rows = (await table.read(db)).map(({ row }) => row)
      return [[...kind.columns], ...rows.filter((row) => site === null || kind.isOfSite(row, site)).map(kind.write)]
    },
    take: async (
      tx: Transaction,
      lines: readonly (readonly string[])[],
      { isDryRun, ...rules }: RateFileOptions,
    ): Promise<RateReport | { problems: LineProblem[] }> => {
      if (!isDryRun) await table.lock(tx)
      const known = await knownPlaces(tx)
      const plan = planRateFile(kind, lines, await table.read(tx), { known, ...rules })
      if ('problems' in plan) return plan
      if (!isDryRun) await table.write(tx, plan)
      return { kind: kind.name, changes: changesOf(kind, plan), unchanged: plan.unchanged }
    },
  }
}

const tables = [ratesOf(taxRateTable), ratesOf(tariffTable), ratesOf(zoneTable), ratesOf(priceTable)]

interface RateFileOptions {
  /** The site to process, or null for all sites. */
  site: Site | null
  isDryRun: boolean
  /** True to allow days without a rate between two rows. */
  allowsGaps: boolean
  /** Sites whose rates may change. If missing, all sites. */
  allowedSites?: readonly Site[]
}

/** Imports a rate file completely or not at all, and returns the changes. A dry run writes nothing. */
export function importRateFile(
  db: Database,
  lines: readonly (readonly string[])[],
  options: RateFileOptions,
): Promise<RateReport | Refused> {
  return db.transaction((tx) => importRates(tx, lines, options))
}

/** Imports a rate file within a transaction. Writes nothing if the file has problems. */
export async function importRates(
  tx: Transaction,
  lines: readonly (readonly string[])[],
  options: RateFileOptions,
): Promise<RateReport | Refused> {
  const [header = []] = lines
  const kind = rateKindOf(header)
  return kind ? importRatesOf(tx, kind, lines, options) : { columns: normalizeColumns(header) }
}

/** Imports lines with the columns of this kind within a transaction. Writes nothing if there are problems. */
export function importRatesOf(
  tx: Transaction,
  name: RateKindName,
  lines: readonly (readonly string[])[],
  options: RateFileOptions,
): Promise<RateReport | { problems: LineProblem[] }> {
  return tableOf(name).take(tx, lines, options)
}

/** Returns the kind whose columns a header has, or undefined. */
export function rateKindOf(header: readonly string[]): RateKindName | undefined {
  return tables.find(({ kind }) => hasKindColumns(kind, header))?.kind.name
}

/** Locks the rates of a kind until commit, so that imports follow one another. */
export function lockRates(tx: Transaction, name: RateKindName): Promise<unknown> {
  return tableOf(name).lock(tx)
}

/** Returns the rates of a kind that apply on a site, in file order, with their state on a day. */
export function listRates(db: QueryRunner, name: RateKindName, on: { site: Site; today: IsoDate }) {
  return tableOf(name).rows(db, on.site, on.today)
}

const tableOf = (name: RateKindName) => tables.find(({ kind }) => kind.name === name)!

/** Exports a rate table as lines, header first. Importing the lines changes nothing. */
export function rateFileOf(db: QueryRunner, name: RateKindName, site: Site | null): Promise<string[][]> {
  return tableOf(name).lines(db, site)
}

export const rateColumns = tables.map(({ kind: { name, columns, keyColumns } }) => ({ name, columns, keyColumns }))

async function knownPlaces(db: QueryRunner): Promise<KnownPlaces> {
  const territories = await readTerritories(db)
  const zones = new Set((await zoneTable.read(db)).map(({ row }) => `${row.site} ${row.code}`))
  return {
    isCountry: (country) => countryOf(country) !== undefined,
    isRegion: (country, region) =>
      regionsOf(country).some(({ code }) => code === region) ||
      territories.some((territory) => territory.country === country && territory.region === region),
    isZone: (site, code) => zones.has(`${site} ${code}`),
  }
}

function changesOf<Row extends DatedRow>(kind: RateKind<Row>, { added, changed, ended }: RatePlan<Row>): RateChange[] {
  const describe = (row: Row) => ({
    place: kind.placeOf(row),
    value: kind.valueText(row),
    from: row.validFrom,
    to: row.validTo,
  })
  const before = (row: Row) => [kind.valueText(row), row.validTo && `until ${row.validTo}`].filter(Boolean).join(' ')
  return [
    ...added.map(({ line, row }) => ({ ...describe(row), line, what: 'added' as const, before: null })),
    ...changed.map((each) => ({
      ...describe(each.row),
      line: each.line,
      what: 'changed' as const,
      before: before(each.before),
    })),
    ...ended.map(({ row, validTo }) => ({
      ...describe({ ...row, validTo }),
      line: null,
      what: 'ended' as const,
      before: null,
    })),
  ]
}

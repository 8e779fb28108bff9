import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { isValidOn } from '#domain/tax/dated.ts'
import type { IsoDate, TariffRate, TaxRate } from '#domain/tax/table.ts'
import { addDays } from '#domain/programs/calendar.ts'
import type { ShippingPrice } from '#domain/shipping/rating/tables.ts'
import { planRates, type StoredRow, type RatePlan } from './plan.ts'
import type { RateKind } from './rate-kind.ts'
import { priceFile } from './price-file.ts'
import { tariffFile } from './tariff-file.ts'
import { taxFile } from './tax-file.ts'

const duty = (percent: number, validFrom: IsoDate, validTo: IsoDate | null = null, hsPrefix = ''): TariffRate => ({
  site: 'USA',
  destination: 'US',
  hsPrefix,
  percent,
  validFrom,
  validTo,
})
const tax = (change: Partial<TaxRate>): TaxRate => ({
  country: 'US',
  region: 'OH',
  postcodes: null,
  class: null,
  name: 'Sales tax',
  level: 'local',
  percent: 1,
  compound: false,
  onShipping: true,
  validFrom: '2027-01-01',
  validTo: null,
  ...change,
})
const stored = <Row>(rows: readonly Row[]): StoredRow<Row>[] => rows.map((row, id) => ({ id, row }))
const ofFile = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ line: index + 2, row }))

function applied<Row extends { validTo: IsoDate | null }>(table: readonly StoredRow<Row>[], plan: RatePlan<Row>) {
  const after = table.map(({ id, row }) => {
    const ended = plan.ended.find((each) => each.id === id)
    const changed = plan.changed.find((each) => each.id === id)
    return { id, row: changed?.row ?? (ended ? { ...row, validTo: ended.validTo } : row) }
  })
  return [...after, ...plan.added.map(({ row }, index) => ({ id: table.length + index, row }))]
}

function planned<Row extends TariffRate | TaxRate | ShippingPrice>(
  kind: RateKind<Row>,
  table: readonly Row[],
  file: readonly Row[],
) {
  const plan = planRates(kind, ofFile(file), stored(table))
  assert.ok(!('problems' in plan), JSON.stringify(plan))
  const again = planRates(kind, ofFile(file), applied(stored(table), plan))
  assert.ok(!('problems' in again), JSON.stringify(again))
  assert.deepEqual([again.added, again.changed, again.ended, again.unchanged], [[], [], [], file.length])
  return plan
}

const problemsOf = <Row extends TariffRate | TaxRate | ShippingPrice>(
  kind: RateKind<Row>,
  table: readonly Row[],
  file: readonly Row[],
) => {
  const plan = planRates(kind, ofFile(file), stored(table))
  return 'problems' in plan ? plan.problems.map(({ line, problem }) => `${line} ${problem}`) : []
}

test('importing a later rate ends the previous rate on the day before the later rate starts, and importing the file again changes nothing [TAX-228]', () => {
  const old = duty(10, '2025-01-01')
  const plan = planned(tariffFile, [old], [duty(12, '2027-01-01')])
  assert.deepEqual(plan.ended, [{ id: 0, row: old, validTo: '2026-12-31' }])
  assert.deepEqual(plan.added, [{ line: 2, row: duty(12, '2027-01-01') }])
})

test('rates that the imported file does not mention are unchanged', () => {
  const others = [duty(1, '2025-01-01', null, '95'), duty(2, '2020-01-01', '2021-01-01')]
  const plan = planned(tariffFile, [...others, duty(10, '2025-01-01')], [duty(10, '2025-01-01')])
  assert.deepEqual(plan, { added: [], changed: [], ended: [], unchanged: 1 })
})

test("an imported line with the start day of an existing row changes that row's rate or end", () => {
  const old = duty(10, '2025-01-01')
  const raised = planned(tariffFile, [old], [duty(11, '2025-01-01')])
  assert.deepEqual(raised.changed, [{ line: 2, id: 0, before: old, row: duty(11, '2025-01-01') }])
  const ended = planned(tariffFile, [old], [duty(10, '2025-01-01', '2026-12-31')])
  assert.deepEqual(ended.ended, [{ id: 0, row: old, validTo: '2026-12-31' }])
  const longer = planned(tariffFile, [duty(10, '2025-01-01', '2026-12-31')], [old])
  assert.deepEqual(
    longer.changed.map(({ row }) => row.validTo),
    [null],
  )
})

test('an imported rate that starts before an existing rate ends on the day before the existing rate starts', () => {
  const plan = planned(tariffFile, [duty(10, '2027-01-01')], [duty(8, '2025-01-01')])
  assert.deepEqual(
    plan.added.map(({ row }) => row.validTo),
    ['2026-12-31'],
  )
  assert.deepEqual(plan.ended, [])
})

test('two imported rates for the same place and start date are refused, and so is a rate that overlaps the next one', () => {
  const twice = [duty(10, '2027-01-01'), duty(11, '2027-01-01')]
  assert.deepEqual(problemsOf(tariffFile, [], twice), ['3 has the same place and start date as line 2'])
  const long = [duty(10, '2026-01-01', '2027-01-01'), duty(11, '2027-01-01')]
  assert.deepEqual(problemsOf(tariffFile, [], long), ['2 ends on 2027-01-01, but line 3 starts on 2027-01-01'])
  assert.deepEqual(problemsOf(tariffFile, [long[1]!], long.slice(0, 1)), [
    '2 ends on 2027-01-01, but an existing row starts on 2027-01-01',
  ])
})

test('if a rate applied before a temporary rate, another rate must follow the temporary one', () => {
  const july = duty(5, '2027-07-01', '2027-07-31')
  const always = duty(10, '2025-01-01')
  assert.deepEqual(problemsOf(tariffFile, [always], [july]), [
    '2 leaves no rate from 2027-08-01; add a line that starts then',
  ])
  const plan = planned(tariffFile, [always], [july, duty(10, '2027-08-01')])
  assert.deepEqual([plan.added.length, plan.ended.length], [2, 1])
  assert.deepEqual(problemsOf(tariffFile, [], [july]), [])
  assert.equal(problemsOf(tariffFile, [always], [always, july]).length, 1)
  assert.equal(problemsOf(tariffFile, [], [always, july]).length, 1)
})

test('a gap between two rates for the same place is refused unless gaps are allowed or the table already has it [TAX-228]', () => {
  const [spring, autumn] = [duty(5, '2027-03-01', '2027-05-31'), duty(6, '2027-09-01')]
  const gap = 'leaves no rate from 2027-06-01 to 2027-08-31; accept gaps to store it anyway'
  assert.deepEqual(problemsOf(tariffFile, [], [spring, autumn]), [`3 ${gap}`])
  assert.deepEqual(problemsOf(tariffFile, [spring], [autumn]), [`2 ${gap}`])
  assert.deepEqual(problemsOf(tariffFile, [autumn], [spring]), [`2 ${gap}`])
  const plan = planRates(tariffFile, ofFile([spring, autumn]), [], { allowsGaps: true })
  assert.ok(!('problems' in plan) && plan.added.length === 2)
  assert.deepEqual(problemsOf(tariffFile, [spring, autumn], [spring, autumn]), [])
  assert.deepEqual(problemsOf(tariffFile, [spring, autumn], [{ ...autumn, percent: 7 }]), [])
  assert.deepEqual(problemsOf(tariffFile, [], [spring, { ...autumn, validFrom: '2027-06-01' }]), [])
})

const band = (fromGrams: number, toGrams: number | null, change: Partial<ShippingPrice> = {}): ShippingPrice => ({
  site: 'USA',
  zone: 'us-near',
  service: 'ground',
  carrier: 'table',
  label: 'Ground',
  kind: 'parcel',
  fromGrams,
  toGrams,
  base: 1000,
  perStep: 0,
  stepGrams: 1000,
  days: null,
  validFrom: '2027-01-01',
  validTo: null,
  ...change,
})

test('a gap between weight bands is refused, regardless of the day on which it starts [SHIP-251]', () => {
  const hole = 'leaves weights above 2000 g and up to 5000 g without a price from'
  const [light, middle, heavy] = [band(0, 2000), band(2000, 5000), band(5000, null)]
  assert.deepEqual(problemsOf(priceFile, [], [light, middle, heavy]), [])
  assert.deepEqual(problemsOf(priceFile, [], [light, heavy]), [`3 ${hole} 2027-01-01`])
  // A gap also occurs if a band ends, shrinks, or starts later than its neighbors.
  const table = [light, middle, heavy]
  assert.deepEqual(problemsOf(priceFile, table, [{ ...middle, validTo: '2027-06-30' }]), [`2 ${hole} 2027-07-01`])
  const shorter = band(0, 1000, { validFrom: '2028-01-01' })
  assert.deepEqual(problemsOf(priceFile, table, [shorter]), [
    '2 leaves weights above 1000 g and up to 2000 g without a price from 2028-01-01',
  ])
  assert.deepEqual(problemsOf(priceFile, [], [light, { ...middle, validFrom: '2027-02-01' }, heavy]), [
    `4 ${hole} 2027-01-01`,
  ])
  // These are ignored: other services, kinds, and zones, services without bands, and existing gaps.
  assert.deepEqual(
    problemsOf(priceFile, [], [light, { ...heavy, kind: 'freight' }, band(9000, null, { zone: 'us-far' })]),
    [],
  )
  assert.deepEqual(problemsOf(priceFile, [light, heavy], [light, heavy]), [])
  assert.deepEqual(problemsOf(priceFile, [light, heavy], [{ ...heavy, base: 2000 }]), [])
})

test('postcode ranges that overlap another rate at the same time are refused [TAX-233]', () => {
  const range = (first: string, last: string, change: Partial<TaxRate> = {}) =>
    tax({ postcodes: [first, last], ...change })
  const wide = range('430', '432')
  const inside = 'overlaps'
  assert.deepEqual(problemsOf(taxFile, [], [wide, range('43215', '43215')]), [`3 ${inside} line 2 in place and dates`])
  assert.deepEqual(problemsOf(taxFile, [wide], [range('43215', '43215')]), [
    `2 ${inside} the existing row US OH 430-432 local in place and dates`,
  ])
  assert.deepEqual(problemsOf(taxFile, [], [wide, range('433', '439')]), [])
  assert.deepEqual(problemsOf(taxFile, [], [wide, range('43215', '43215', { region: 'IN' })]), [])
  const ended = range('430', '432', { validTo: '2027-12-31' })
  assert.deepEqual(problemsOf(taxFile, [], [ended, range('43215', '43215', { validFrom: '2028-01-01' })]), [])
  // Two overlapping rows that are already in the table are not reported.
  assert.deepEqual(problemsOf(taxFile, [wide, range('43215', '43215')], [range('500', '501')]), [])
})

test('after an accepted rate file, at most one row applies per place and day, and no covered day loses its rate', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-01-01', days))
  const rate = fc
    .tuple(day, fc.option(fc.integer({ min: 0, max: 30 })), fc.integer({ min: 0, max: 3 }))
    .map(([from, lasts, percent]) => duty(percent, from, lasts === null ? null : addDays(from, lasts)))
  const days = Array.from({ length: 100 }, (_, index) => addDays('2026-12-30', index))
  const rows = fc.uniqueArray(rate, { selector: ({ validFrom }) => validFrom, maxLength: 4 })
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      const begun = planRates(tariffFile, ofFile(first), [], { allowsGaps: true })
      fc.pre(!('problems' in begun))
      const before = applied<TariffRate>([], begun)
      const plan = planRates(tariffFile, ofFile(second), before, { allowsGaps: true })
      fc.pre(!('problems' in plan))
      const after = applied(before, plan)
      const isEnded = ({ validFrom }: TariffRate, date: IsoDate) =>
        second.some((row) => row.validFrom === validFrom && row.validTo !== null && row.validTo < date)
      for (const date of days) {
        const validAfter = after.filter(({ row }) => isValidOn(row, date))
        assert.ok(validAfter.length <= 1, date)
        const validBefore = before.find(({ row }) => isValidOn(row, date))
        if (validBefore && !isEnded(validBefore.row, date)) assert.equal(validAfter.length, 1, date)
        for (const row of second) {
          const isLatest = !after.some(({ row: other }) => other.validFrom > row.validFrom && other.validFrom <= date)
          if (isValidOn(row, date) && isLatest) assert.equal(validAfter[0]?.row.percent, row.percent, date)
        }
      }
      const again = planRates(tariffFile, ofFile(second), after)
      assert.deepEqual(again, { added: [], changed: [], ended: [], unchanged: second.length })
    }),
    { numRuns: 500 },
  )
})

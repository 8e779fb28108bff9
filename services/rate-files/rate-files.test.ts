import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateKinds, type RateKindName } from '#domain/rates/rate-kind.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { rateFileOf, importRateFile } from './rate-files.ts'
import { openRatesShop, sold } from '#services/shipping/rates-shop-for-tests.ts'

const { db, clock, as } = await openRatesShop()
const day = 24 * 60 * 60 * 1000

/** Builds a file from the first row, with some cells changed and without a last day. */
async function fileOf(
  kind: RateKindName,
  rows: { of: (cells: string[]) => boolean; change: Record<string, string> }[],
) {
  const [header = [], ...lines] = await rateFileOf(db, kind, null)
  const changed = rows.map(({ of, change }) => {
    const cells = lines.find(of)!
    return header.map((column, index) => ({ 'valid to': '', ...change })[column] ?? cells[index]!)
  })
  return [header, ...changed]
}
const take = async (
  lines: string[][],
  { site = null, isDryRun = false }: { site?: Site | null; isDryRun?: boolean } = {},
) => {
  const report = await importRateFile(db, lines, { site, isDryRun, allowsGaps: false })
  if ('problems' in report) return report.problems.map(({ line, problem }) => `${line} ${problem}`)
  assert.ok('changes' in report)
  return report.changes.map(({ line, what, place, from, to }) => [line, what, place, from, to ?? ''].join(' '))
}

const ohio = { countryId: 'US', region: 'OH', postcode: '43215' }
const input = { storeId: siteSettings.USA.storeId, items: [{ productId: sold.bar.id, qty: 1 }], shippingAddress: ohio }
const taxOf = async () =>
  (await as('USA')('POST /svc_tax/tax/rates/fetch', { body: { ...input, shippingAmount: 0 } })).totalTaxAmount
const ratesOf = async () =>
  (await as('USA')('POST /svc_shipping/shipping/rates/get', { body: { ...input, allowSplit: false } })).rates.map(
    ({ shippingCode, rate }) => `${shippingCode} ${rate}`,
  )

const localOhio = { of: ([country, region, , , , , level]: string[]) => `${country}${region}${level}` === 'USOHlocal' }
const december = '2026-12-01'
const dearer = () => fileOf('tax', [{ ...localOhio, change: { percent: '1.75', 'valid from': december } }])

test('an imported rate applies from its first day on, and the previous rate applies until the day before [TAX-228]', async () => {
  const file = await dearer()
  const changes = ['2 added US OH local 2026-12-01 ', ' ended US OH local 2025-01-01 2026-11-30']
  assert.deepEqual(await take(file, { isDryRun: true }), changes)
  const before = await taxOf()
  // 295.00 x 7.29% = 21.51; 7.5% = 22.125 -> 22.13
  assert.equal(before, 21.51)
  assert.deepEqual(await take(file), changes)
  assert.equal(await taxOf(), 21.51)
  // Midnight in Ohio.
  clock.advance(Date.UTC(2026, 11, 1, 4, 59) - clock())
  assert.equal(await taxOf(), 21.51)
  clock.advance(60_000)
  assert.equal(await taxOf(), 22.13)
})

test('importing the same rate file again changes nothing, and a dry run never changes anything', async () => {
  const file = await dearer()
  assert.deepEqual(await take(file), [])
  const lower = [file[0]!, file[1]!.map((cell) => (cell === '1.75' ? '1.5' : cell))]
  assert.deepEqual(await take(lower, { isDryRun: true }), ['2 changed US OH local 2026-12-01 '])
  assert.equal(await taxOf(), 22.13)
  assert.deepEqual(await take(file), [])
})

test('a rate file with one invalid line is refused as a whole', async () => {
  const file = await fileOf('tax', [
    { ...localOhio, change: { percent: '2', 'valid from': '2027-01-01' } },
    { ...localOhio, change: { percent: 'two', 'valid from': '2028-01-01' } },
    { ...localOhio, change: { region: 'ON', 'valid from': '2028-01-01' } },
  ])
  const before = await rateFileOf(db, 'tax', null)
  assert.deepEqual(await take(file), [
    '3 percent must be a number from 0 to 100 with at most four decimals, not "two"',
    '4 region must be a region or territory of US, not "ON"',
  ])
  assert.deepEqual(await rateFileOf(db, 'tax', null), before)
  assert.deepEqual(await take(file.slice(0, 2), { site: 'EUR' }), ['2 is not for EUR, the site of this import'])
  assert.deepEqual(await rateFileOf(db, 'tax', null), before)
})

test('concurrent rate imports run one after the other', async () => {
  const files = await Promise.all(
    ['2', '3'].map((percent) => fileOf('tax', [{ ...localOhio, change: { percent, 'valid from': '2029-01-01' } }])),
  )
  const reports = await Promise.all(files.map((file) => take(file)))
  assert.deepEqual(reports.map(([first]) => first!.split(' ')[1]!).toSorted(), ['added', 'changed'])
})

test('an imported shipping price takes effect on its first day, and its service stays at the same position [SHIP-251]', async () => {
  const before = await ratesOf()
  const today = new Date(clock()).toISOString().slice(0, 10)
  const tomorrow = new Date(clock() + day).toISOString().slice(0, 10)
  const isGround = ([site, zone, service, , , , from]: string[]) =>
    `${site} ${zone} ${service}` === 'USA us-near table_ground' && from !== '0'
  const [header = [], ...lines] = await rateFileOf(db, 'prices', 'USA')
  const base = header.indexOf('base')
  const ground = lines.find(isGround)!
  const raised = (Number(ground[base]) + 1).toFixed(2)
  const file = await fileOf('prices', [{ of: isGround, change: { base: raised, 'valid from': tomorrow } }])
  const [added, ended] = await take(file, { site: 'USA' })
  assert.match(added!, new RegExp(`^2 added USA us-near, table_ground, parcel above \\d+ g ${tomorrow} $`))
  assert.match(ended!, new RegExp(`^ ended USA us-near, table_ground, .* 2000-01-01 ${today}$`))
  assert.deepEqual(await ratesOf(), before)
  // A minute before midnight in Ohio.
  clock.advance(day - 60_000)
  assert.deepEqual(await ratesOf(), before)
  clock.advance(60_000)
  const dearerBy = (rates: string[]) => rates.map((rate) => Number(rate.split(' ')[1]))
  const [after] = [await ratesOf()]
  assert.deepEqual(
    after.map((rate) => rate.split(' ')[0]),
    before.map((rate) => rate.split(' ')[0]),
  )
  const index = before.findIndex((rate) => rate.startsWith('table_ground'))
  assert.equal(Math.round((dearerBy(after)[index]! - dearerBy(before)[index]!) * 100), 100)
  const prices = await rateFileOf(db, 'prices', 'USA')
  const services = prices.filter(([, zone]) => zone === 'us-near').map(([, , service]) => service)
  assert.equal(services[0], 'table_ground')
  assert.deepEqual(
    services,
    services.toSorted((a, b) => services.indexOf(a) - services.indexOf(b)),
  )
})

test('a region can move to another zone on a specific day [SHIP-251]', async () => {
  const tomorrow = new Date(clock() + day).toISOString().slice(0, 10)
  const isZone = (code: string) => ({
    of: ([site, vendor, zone]: string[]) => site === 'USA' && vendor === '' && zone === code,
  })
  const without = { regions: 'IN KY MI PA WV', 'valid from': tomorrow }
  const near = { ...isZone('us-near'), change: without }
  const hawaii = { ...isZone('us-hawaii'), change: { regions: 'HI OH', 'valid from': tomorrow } }
  const twice = await take(await fileOf('zones', [hawaii]))
  assert.deepEqual(twice, ['2 overlaps the existing row USA us-near, US in place and dates'])
  const before = await ratesOf()
  assert.equal((await take(await fileOf('zones', [near, hawaii]))).length, 4)
  assert.deepEqual(await ratesOf(), before)
  clock.advance(day)
  const [cheapest, earlier] = [await ratesOf(), before].map(([, first]) => Number(first!.split(' ')[1]))
  assert.ok(cheapest! > earlier! * 2)
  const [, first] = await rateFileOf(db, 'zones', 'USA')
  assert.equal(first![2], 'us-near')
})

test('a rate file can add duties and end them [TAX-236]', async () => {
  const [header = []] = await rateFileOf(db, 'tariffs', null)
  const today = new Date(clock()).toISOString().slice(0, 10)
  const yesterday = new Date(clock() - day).toISOString().slice(0, 10)
  const duty = async () =>
    (await as('USA')('POST /svc_tax/tax/rates/fetch', { body: { ...input, shippingAmount: 0 } })).tariffAmount
  assert.equal(await duty(), undefined)
  await take([header, ['USA', 'US', '', '10', yesterday, '']])
  assert.equal(await duty(), 29.5)
  await take([header, ['USA', 'US', '', '12', today, today]]).then((report) =>
    assert.match(report.join(), /^2 leaves no rate from /),
  )
  await take([header, ['USA', 'US', '', '10', yesterday, today]])
  assert.equal(await duty(), 29.5)
  clock.advance(day)
  assert.equal(await duty(), undefined)
})

test('importing an exported rate file changes nothing, for every kind of rate and for each site [TAX-228]', async () => {
  for (const kind of rateKinds) {
    const all = await rateFileOf(db, kind, null)
    assert.ok(all.length > 1, kind)
    assert.deepEqual(await take(all), [], kind)
    const ofSite = await rateFileOf(db, kind, 'USA')
    assert.ok(ofSite.length <= all.length, kind)
    assert.deepEqual(await take(ofSite, { site: 'USA' }), [], kind)
    assert.deepEqual(await rateFileOf(db, kind, null), all, kind)
  }
})

test('a rate file with unknown columns is refused, and the error lists the known columns', async () => {
  assert.deepEqual(
    await importRateFile(db, [['Country', 'Rate']], { site: null, isDryRun: false, allowsGaps: false }),
    {
      columns: ['country', 'rate'],
    },
  )
  assert.deepEqual(await importRateFile(db, [], { site: null, isDryRun: false, allowsGaps: false }), { columns: [] })
})

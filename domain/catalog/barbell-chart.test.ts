import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barbellCategories, type BarbellProduct, barbellRow, type Durability, rankBars } from './barbell-chart.ts'

const meetBar: BarbellProduct = {
  brand: 'Vestergrav',
  facets: { use: ['Powerlifting', 'Competition'], diameter: ['29 mm'], finish: ['Stainless steel'] },
  specification: [
    ['Weight', '20 kg'],
    ['Tensile strength', '215,000 PSI'],
    ['Made in', 'Denmark'],
  ],
}
const used = (use: readonly string[], diameter: readonly string[]): BarbellProduct => ({
  ...meetBar,
  facets: { ...meetBar.facets, use, diameter },
})

test('a barbell chart row has country of origin, brand, diameter, finish, and tensile strength [INDEX-038]', () => {
  assert.deepEqual(barbellRow(meetBar), {
    category: '29MM Power',
    madeIn: 'Denmark',
    brand: 'other',
    diameter: 29,
    finish: ['Stainless steel'],
    tensileStrength: 215_000,
    fRating: null,
    isOwnWarehouse: true,
    durability: null,
  })
  assert.equal(barbellRow({ ...meetBar, brand: 'Ironwright' })?.brand, 'own')
})

test('the barbell chart has four groups based on use and shaft diameter [INDEX-039]', () => {
  assert.deepEqual(barbellCategories, ['28.5MM Power', '28/28.5MM MULTI', '28MM OLY', '29MM Power'])
  const groupOf = (use: readonly string[], diameter: string) => barbellRow(used(use, [diameter]))?.category
  assert.equal(groupOf(['Powerlifting'], '28.5 mm'), '28.5MM Power')
  assert.equal(groupOf(['Powerlifting'], '29 mm'), '29MM Power')
  assert.equal(groupOf(['Weightlifting'], '28 mm'), '28MM OLY')
  for (const diameter of ['28 mm', '28.5 mm']) {
    assert.equal(groupOf(['General training'], diameter), '28/28.5MM MULTI')
    assert.equal(groupOf(['Powerlifting', 'Weightlifting', 'General training'], diameter), '28/28.5MM MULTI')
  }
})

test('a bar sold in two diameters is listed with the one that matches its group [INDEX-038, INDEX-039]', () => {
  const row = barbellRow(used(['Weightlifting'], ['25 mm', '28 mm']))
  assert.deepEqual([row?.category, row?.diameter], ['28MM OLY', 28])
})

test('a bar with an unlisted diameter or use does not belong to any group [INDEX-039]', () => {
  for (const facts of [
    used(['Weightlifting'], ['25 mm']),
    used(['Powerlifting', 'Squat'], ['32 mm']),
    used(['Powerlifting'], ['28 mm']),
    used(['Weightlifting'], ['29 mm']),
    used(['Arms'], ['28.5 mm']),
  ]) {
    assert.equal(barbellRow(facts), null, JSON.stringify(facts.facets))
  }
})

test('a bar without tensile strength or country of origin is not in the chart [INDEX-038]', () => {
  for (const missing of ['Tensile strength', 'Made in']) {
    const specification = meetBar.specification.filter(([label]) => label !== missing)
    assert.equal(barbellRow({ ...meetBar, specification }), null, missing)
  }
  for (const value of ['', '215000', 'about 215,000 PSI', '1,480 MPa']) {
    const specification = [['Made in', 'Denmark'] as const, ['Tensile strength', value] as const]
    assert.equal(barbellRow({ ...meetBar, specification }), null, value)
  }
  assert.equal(barbellRow({ ...meetBar, facets: { ...meetBar.facets, finish: [] } }), null)
  assert.equal(barbellRow({ ...meetBar, facets: {} }), null)
})

const rowOf = (overrides: Partial<BarbellProduct>) => barbellRow({ ...meetBar, ...overrides })!
const rowWith = (...rows: [string, string][]) => rowOf({ specification: [...meetBar.specification, ...rows] })

test('a barbell chart row has the F rating in the spec, from F1 to F10 [INDEX-041]', () => {
  assert.deepEqual(
    ['F1', 'F8', 'F10', 'F0', 'F11', '8', 'F8-R'].map((value) => rowWith(['F rating', value]).fRating),
    [1, 8, 10, null, null, null, null],
  )
})

test('a barbell chart row shows whether the bar ships from our warehouse or from the manufacturer [INDEX-042]', () => {
  for (const shippingGroup of ['', 'FREIGHT', 'NO_PICKUP'] as const)
    assert.equal(rowOf({ shippingGroup }).isOwnWarehouse, true, shippingGroup)
  for (const shippingGroup of ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT'] as const)
    assert.equal(rowOf({ shippingGroup }).isOwnWarehouse, false, shippingGroup)
})

test('a barbell chart row has four durability scores from 0 to 10, or none [INDEX-043]', () => {
  const scores = (value: string) => rowWith(['Durability of 10', value]).durability
  assert.deepEqual(scores('Affiliate 9, Olympic 0, garage 10, powerlifting 6'), {
    affiliate: 9,
    olympic: 0,
    garage: 10,
    powerlifting: 6,
  })
  for (const short of ['Affiliate 9, Olympic 8, garage 10', 'Affiliate 11, Olympic 8, garage 10, powerlifting 6', '9'])
    assert.equal(scores(short), null, short)
})

test('barbell chart rows are ranked by the sum of the four scores, then by tensile strength, with unrated bars last [INDEX-040]', () => {
  const bar = (tensileStrength: number, durability: Durability | null) => ({
    ...rowOf({}),
    tensileStrength,
    durability,
  })
  const even = { affiliate: 5, olympic: 5, garage: 5, powerlifting: 5 }
  const rows = [
    bar(215_000, null),
    bar(190_000, even),
    bar(200_000, even),
    bar(150_000, { ...even, garage: 10 }),
    bar(190_000, even),
  ]
  assert.deepEqual(
    rankBars(rows).map(({ rank, tensileStrength, durability }) => [rank, tensileStrength, durability?.garage]),
    [
      [1, 150_000, 10],
      [2, 200_000, 5],
      [3, 190_000, 5],
      [4, 190_000, 5],
      [5, 215_000, undefined],
    ],
  )
})

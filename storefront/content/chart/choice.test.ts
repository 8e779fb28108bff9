import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseChoice, selectBars, otherParameters, queryOf, type RankedBar } from './choice.ts'

const bar = (name: string, rank: number, overrides: Partial<RankedBar> = {}): RankedBar => ({
  name,
  rank,
  category: '28.5MM Power',
  madeIn: 'USA',
  brand: 'own',
  diameter: 28.5,
  finish: ['Chrome'],
  tensileStrength: 200_000,
  fRating: 5,
  isOwnWarehouse: true,
  durability: { affiliate: 5, olympic: 5, garage: 5, powerlifting: 5 },
  ...overrides,
})
const bars = [
  bar('Meet', 1, {
    brand: 'other',
    madeIn: 'Denmark',
    category: '29MM Power',
    diameter: 29,
    tensileStrength: 215_000,
    fRating: null,
    durability: { affiliate: 4, olympic: 5, garage: 9, powerlifting: 10 },
  }),
  bar('Class', 2, {
    category: '28/28.5MM MULTI',
    finish: ['Ceramic', 'Bright zinc'],
    tensileStrength: 180_000,
    durability: { affiliate: 9, olympic: 6, garage: 9, powerlifting: 4 },
  }),
  bar('Power', 3, { finish: ['Black zinc', 'Chrome'], fRating: 8 }),
  bar('New', 4, { durability: null }),
]
const names = (query: string) => selectBars(bars, parseChoice(new URLSearchParams(query))).map(({ name }) => name)

test('the bar chart can be filtered by group, country, finish, and own brand [INDEX-046]', () => {
  assert.deepEqual(names(''), ['Meet', 'Class', 'Power', 'New'])
  assert.deepEqual(names('chart-category=28.5MM+Power'), ['Power', 'New'])
  assert.deepEqual(names('chart-country=Denmark'), ['Meet'])
  assert.deepEqual(names('chart-finish=Chrome'), ['Meet', 'Power', 'New'])
  assert.deepEqual(names('chart-brand=own&chart-finish=Bright+zinc'), ['Class'])
  assert.deepEqual(names('chart-brand=other&chart-country=USA'), [])
})

test('selecting a use sorts the bar chart by the score for that use, with unrated bars last [INDEX-046]', () => {
  assert.deepEqual(names('chart-use=affiliate'), ['Class', 'Power', 'Meet', 'New'])
  assert.deepEqual(names('chart-use=powerlifting'), ['Meet', 'Power', 'Class', 'New'])
})

test('the bar chart can be sorted by each column, with ties broken by rank [INDEX-046]', () => {
  assert.deepEqual(names('chart-sort=name'), ['Class', 'Meet', 'New', 'Power'])
  assert.deepEqual(names('chart-sort=category'), ['Power', 'New', 'Class', 'Meet'])
  assert.deepEqual(names('chart-sort=country'), ['Meet', 'Class', 'Power', 'New'])
  assert.deepEqual(names('chart-sort=brand'), ['Class', 'Power', 'New', 'Meet'])
  assert.deepEqual(names('chart-sort=diameter'), ['Class', 'Power', 'New', 'Meet'])
  assert.deepEqual(names('chart-sort=finish'), ['Power', 'Class', 'Meet', 'New'])
  assert.deepEqual(names('chart-sort=strength'), ['Meet', 'Power', 'New', 'Class'])
  assert.deepEqual(names('chart-sort=f'), ['Power', 'Class', 'New', 'Meet'])
})

test('unknown chart parameters in the URL are ignored, and a chart selection is read back unchanged from its URL', () => {
  assert.deepEqual(names('chart-category=nothing&chart-use=running&chart-sort=price&chart-brand=all'), names(''))
  for (const query of [
    '',
    'chart-category=28MM+OLY&chart-country=USA&chart-finish=Chrome&chart-brand=own&chart-use=garage&chart-sort=strength',
  ])
    assert.equal(queryOf(parseChoice(new URLSearchParams(query))), query)
})

test('a change in the bar chart preserves other URL parameters, such as list filters', () => {
  const query = new URLSearchParams('finish=Chrome&sort=name&chart-sort=f&chart-use=garage')
  assert.deepEqual(otherParameters(query), [
    ['finish', 'Chrome'],
    ['sort', 'name'],
  ])
  assert.equal(parseChoice(query).finish, null)
  assert.equal(queryOf({ ...parseChoice(query), use: null }, query), 'finish=Chrome&sort=name&chart-sort=f')
})

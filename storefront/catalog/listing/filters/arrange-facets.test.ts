import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrangeFacets } from './arrange-facets.ts'

const facet = (code: string, ...counts: readonly number[]) => ({
  code,
  name: code,
  values: counts.map((count, index) => ({ text: `${code} ${index}`, count })),
})
const facets = [
  facet('availability', 38),
  facet('bays', 1, 1),
  facet('brand', 36, 4),
  facet('color', 3),
  facet('diameter', 10, 4),
  facet('rating', 1, 45),
  facet('use', 12, 11),
]
const codes = (declared: readonly string[]) => arrangeFacets(facets, declared).map(({ code }) => code)

test("availability, the category's first facet, and brand come before the category's other facets", () => {
  assert.deepEqual(codes(['use', 'diameter', 'no-such-facet']), [
    'availability',
    'use',
    'brand',
    'diameter',
    'rating',
    'bays',
    'color',
  ])
})

test('the first three facets start expanded', () => {
  const open = arrangeFacets(facets, ['use']).filter(({ isOpen }) => isOpen)
  assert.deepEqual(
    open.map(({ code }) => code),
    ['availability', 'use', 'brand'],
  )
})

test('filters do not change the facet order or which facets are expanded', () => {
  const filtered = [facet('brand', 1), facet('color', 9), facet('diameter', 12), facet('rating', 1)]
  const arranged = arrangeFacets(filtered, ['use', 'diameter'])
  assert.deepEqual(
    arranged.map(({ code, isOpen }) => [code, isOpen]),
    [
      ['brand', true],
      ['diameter', false],
      ['rating', false],
      ['color', false],
    ],
  )
})

test('if a category declares no facets, availability, brand, and rating come first, then the other facets in their order', () => {
  assert.deepEqual(codes([]), ['availability', 'brand', 'rating', 'bays', 'color', 'diameter', 'use'])
})

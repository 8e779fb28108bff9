import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  listedVisibilities,
  isShownInLists,
  productPathSegment,
  searchableVisibilities,
  visibilities,
} from './visibility.ts'

test("visibility 1 is hidden, 2 is catalog only, 3 is search only, 4 is both, and 5 is unlisted; only 4 and 5 have a page, and a child links to its parent's page [CATALOG-208]", () => {
  const parent = { handle: 'set', visibility: 4 } as const
  const table = visibilities.map((visibility) => [
    visibility,
    listedVisibilities.includes(visibility),
    searchableVisibilities.includes(visibility),
    isShownInLists(visibility),
    productPathSegment({ handle: 'plate', visibility }, null),
    productPathSegment({ handle: 'plate', visibility }, parent),
  ])
  assert.deepEqual(table, [
    [1, false, false, false, null, 'set'],
    [2, true, false, true, null, 'set'],
    [3, false, true, true, null, 'set'],
    [4, true, true, true, 'plate', 'plate'],
    [5, false, false, false, 'plate', 'plate'],
  ])
  assert.equal(productPathSegment({ handle: 'гриф', visibility: 4 }, null), '%D0%B3%D1%80%D0%B8%D1%84')
  assert.equal(productPathSegment({ handle: 'plate', visibility: 2 }, { ...parent, visibility: 3 }), null)
})

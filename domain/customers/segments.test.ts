import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { interestOf, interests, primarySegment, segmentId, segmentPriority } from './segments.ts'

test('the segments are listed by priority [ACCOUNT-208]', () => {
  assert.deepEqual(segmentPriority, [11, 43, 22, 12, 44, 23, 13, 45, 24, 19, 51, 30])
})

test('every site has a segment for each interest, with ids from 11 to 78, and all twelve ids are used [ACCOUNT-205, ACCOUNT-207]', () => {
  const ids = sites.flatMap((site) => interests.map((interest) => segmentId(site, interest)))
  assert.ok(ids.every((id) => id >= 11 && id <= 78))
  assert.deepEqual(
    [...new Set(ids)].toSorted((a, b) => a - b),
    [...segmentPriority].toSorted((a, b) => a - b),
  )
  for (const site of sites)
    for (const interest of interests)
      assert.equal(interestOf(segmentId(site, interest)), interest, `${site} ${interest}`)
  assert.equal(interestOf(78), null)
})

test("the primary segment is the customer's first segment by priority [ACCOUNT-206]", () => {
  assert.equal(primarySegment([19, 22]), 22)
  assert.equal(primarySegment([30, 51, 43]), 43)
  assert.equal(primarySegment([]), null)
  assert.equal(primarySegment([78]), 78)
})

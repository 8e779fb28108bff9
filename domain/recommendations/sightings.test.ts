import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countSightings, sightingsOf } from './sightings.ts'

const by = { visitor: 7, network: 9, day: '2027-06-01' }

test('a visit counts as a sighting of each product and of each pair, with the lower id first', () => {
  assert.deepEqual(sightingsOf([{ ids: [3, 1], ...by }]), [
    { id: 3, other: 3, ...by },
    { id: 1, other: 3, ...by },
    { id: 1, other: 1, ...by },
  ])
})

test('visits to more than 30 products are not counted as sightings', () => {
  const visitTo = (count: number) => ({ ids: Array.from({ length: count }, (_, id) => id), ...by })
  assert.deepEqual([sightingsOf([visitTo(30)]).length, sightingsOf([visitTo(31)]).length], [465, 0])
})

test('sightings are counted for products, and for pairs in both directions', () => {
  const { counts, pairs } = countSightings([
    { id: 1, other: 1 },
    { id: 1, other: 3 },
    { id: 1, other: 3 },
    { id: 3, other: 3 },
    { id: 1, other: 1 },
  ])
  assert.deepEqual(
    [...counts],
    [
      [1, 2],
      [3, 1],
    ],
  )
  assert.deepEqual(pairs, [
    { id: 1, other: 3, shared: 2 },
    { id: 3, other: 1, shared: 2 },
  ])
})

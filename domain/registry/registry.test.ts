import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsByLine, customKeyPattern, moveInOrder, proposeUrlKey } from './registry.ts'

const counts = (wanted: number[], purchased: number, pending: number) =>
  countsByLine(wanted, { purchased, pending }).map((each) => [each.purchased, each.pending])

test('a purchased unit counts only once, even if several lines request the same product [REGISTRY-203]', () => {
  assert.deepEqual(counts([2, 3], 4, 0), [
    [2, 0],
    [2, 0],
  ])
  assert.deepEqual(counts([2, 3], 1, 3), [
    [1, 1],
    [0, 2],
  ])
})

test("units purchased beyond the requested quantity count toward the product's last line", () => {
  assert.deepEqual(counts([3], 5, 1), [[5, 1]])
  assert.deepEqual(counts([2, 1], 5, 1), [
    [2, 0],
    [3, 1],
  ])
  assert.deepEqual(counts([2, 1], 0, 0), [
    [0, 0],
    [0, 0],
  ])
})

test('a registry item moves by one position, and stays in place at the ends of the list', () => {
  const ids = ['a', 'b', 'c']
  assert.deepEqual(moveInOrder(ids, 'c', 'up'), ['a', 'c', 'b'])
  assert.deepEqual(moveInOrder(ids, 'a', 'down'), ['b', 'a', 'c'])
  assert.deepEqual(moveInOrder(ids, 'a', 'up'), ids)
  assert.deepEqual(moveInOrder(ids, 'c', 'down'), ids)
  assert.deepEqual(moveInOrder(ids, 'd', 'up'), ids)
})

test('a registry URL key is proposed from the title if enough letters remain', () => {
  assert.equal(proposeUrlKey('Robin & Zoë: our gym!'), 'robin-zoe-our-gym')
  assert.equal(proposeUrlKey('x'.repeat(50)), 'x'.repeat(40))
  assert.equal(proposeUrlKey('新しいジム'), '')
})

test('a registry URL key has 4 to 40 characters, including single hyphens', () => {
  for (const key of ['abcd', 'a-bc', 'a'.repeat(40), `${'a-'.repeat(19)}aa`]) assert.match(key, customKeyPattern)
  for (const key of ['abc', 'a-b', 'a--bc', '-abc', 'abc-', 'a'.repeat(41), `${'a-'.repeat(20)}a`])
    assert.doesNotMatch(key, customKeyPattern)
})

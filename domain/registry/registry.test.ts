import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsByLine, isRegistryCode, registryCodeLength, registryCodeLetters } from './registry.ts'

const counts = (wanted: number[], purchased: number, pending: number) =>
  countsByLine(wanted, { purchased, pending }).map((each) => [each.purchased, each.pending])

test('a registry code has eight letters and digits that are hard to confuse, in any case [REGISTRY-002]', () => {
  assert.deepEqual(['ABCD2345', 'abcd2345', 'Anderson', 'ABCD234', 'ABCD-345'].map(isRegistryCode), [
    true,
    true,
    false,
    false,
    false,
  ])
  for (const letter of registryCodeLetters) assert.ok(isRegistryCode(letter.repeat(registryCodeLength)), letter)
})

test('a purchased unit counts once, even if several lines want the same product [REGISTRY-203]', () => {
  assert.deepEqual(counts([2, 3], 4, 0), [
    [2, 0],
    [2, 0],
  ])
  assert.deepEqual(counts([2, 3], 1, 3), [
    [1, 1],
    [0, 2],
  ])
})

test('units purchased beyond the wanted quantity are counted on the last line of the product', () => {
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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterName, listedFilters, moveFilter, toggleFilter } from './filter-order.ts'

test('the filter list starts with the chosen filters in display order, including those that no product has', () => {
  const listed = listedFilters({ facets: ['use', 'brand'], attributes: ['material', 'brand', 'color'] })
  assert.deepEqual(listed, ['use', 'brand', 'material', 'color'])
})

test('a chosen filter becomes the last one, and choosing it again removes it', () => {
  assert.deepEqual(toggleFilter(['use'], 'brand'), ['use', 'brand'])
  assert.deepEqual(toggleFilter(['use', 'brand'], 'use'), ['brand'])
})

test('a filter moves by one place and stops at the ends', () => {
  assert.deepEqual(moveFilter(['use', 'brand'], 'brand', -1), ['brand', 'use'])
  assert.deepEqual(moveFilter(['use', 'brand'], 'use', 1), ['brand', 'use'])
  assert.deepEqual(moveFilter(['use', 'brand'], 'use', -1), ['use', 'brand'])
  assert.deepEqual(moveFilter(['use', 'brand'], 'brand', 1), ['use', 'brand'])
  assert.deepEqual(moveFilter(['use'], 'color', 1), ['use'])
})

test('an attribute code is shown as words', () => {
  assert.equal(filterName('plate_weight'), 'Plate weight')
})

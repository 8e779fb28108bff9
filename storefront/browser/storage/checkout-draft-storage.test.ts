import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { draftLifetimeMs, createDraftWriter, draftStoreDelayMs, restoreDraftPart } from './checkout-draft-storage.ts'
import { deleteLocalOrder } from './browser-storage.ts'
import type { BrowserStorage } from './browser-storage.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const minute = 60_000
const base = { city: '' }

function browser() {
  const stored = new Map<string, string>()
  const writes: string[] = []
  const memory: BrowserStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      stored.set(key, value)
      writes.push(value)
    },
    removeItem: (key) => void stored.delete(key),
  }
  return { memory, stored, writes }
}

function typed(city = 'Columbus', listId = 'list-1') {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: noon - draftStoreDelayMs })
  const { memory, ...rest } = browser()
  createDraftWriter(memory).change(listId, 'shipping', () => ({ base, fields: { city } }))
  mock.timers.tick(draftStoreDelayMs)
  mock.timers.reset()
  return { memory, ...rest }
}
const request = { listId: 'list-1', part: 'shipping', base, now: noon } as const

test('entered checkout values are restored after 11 hours and 59 minutes, but not after 12 hours [ORDER-215, ORDER-230]', () => {
  const { memory } = typed()
  assert.equal(draftLifetimeMs, 12 * 60 * minute)
  assert.deepEqual(restoreDraftPart(memory, { ...request, now: noon + draftLifetimeMs - minute }), { city: 'Columbus' })
  assert.equal(restoreDraftPart(memory, { ...request, now: noon + draftLifetimeMs }), undefined)
  assert.equal(restoreDraftPart(memory, { ...request, now: noon - minute }), undefined)
})

test('checkout values entered for one list are not restored for a different list [ORDER-216]', () => {
  const { memory } = typed()
  assert.equal(restoreDraftPart(memory, { ...request, listId: 'list-2' }), undefined)
  const other = typed('Dover', 'list-2')
  assert.equal(restoreDraftPart(other.memory, request), undefined)
})

test('several changes to checkout values are stored together, half a second after the last one [ORDER-231]', () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: noon })
  const { memory, writes } = browser()
  const keeper = createDraftWriter(memory)
  for (const city of ['C', 'Co', 'Col']) {
    keeper.change('list-1', 'shipping', () => ({ base, fields: { city } }))
    mock.timers.tick(499)
  }
  assert.equal(writes.length, 0)
  mock.timers.tick(1)
  assert.equal(writes.length, 1)
  assert.match(writes[0]!, /"city":"Col"/)
  keeper.change('list-1', 'shipping', () => ({ base, fields: { city: 'Colu' } }))
  keeper.stop()
  mock.timers.tick(500)
  assert.equal(writes.length, 1)
  mock.timers.reset()
})

test('entered checkout values are not restored after the server has received newer data', () => {
  const { memory } = typed()
  assert.equal(restoreDraftPart(memory, { ...request, base: { city: 'Dover' } }), undefined)
  assert.equal(restoreDraftPart(memory, { ...request, part: 'billing' }), undefined)
})

test('deleting the local order deletes its entered checkout values', () => {
  const { memory, stored } = typed()
  deleteLocalOrder(memory)
  assert.equal(stored.size, 0)
  assert.equal(restoreDraftPart(memory, request), undefined)
})

test('no checkout values are restored from malformed storage', () => {
  const { memory } = browser()
  for (const stored of ['', '[]', '{"listId":"list-1"}', `{"listId":"list-1","at":${noon},"parts":null}`, '7']) {
    memory.setItem('order', stored)
    assert.equal(restoreDraftPart(memory, request), undefined, stored)
  }
})

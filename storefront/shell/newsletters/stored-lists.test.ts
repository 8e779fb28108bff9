import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearCustomerStorage } from '#storefront/browser/storage/customer-storage.ts'
import { addLists, readLists, storeLists } from './stored-lists.ts'

function openStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

test('newsletter lists are stored under nl_lists with site, ids, and time, and read after a reload [NEWS-206, NEWS-207]', () => {
  const storage = openStorage()
  storeLists(storage, { siteCode: 'USA', ids: ['USA-newsletter'], at: 7 })
  assert.deepEqual([...storage.map], [['nl_lists', '{"siteCode":"USA","ids":["USA-newsletter"],"at":7}']])
  assert.deepEqual(readLists(openStorage(Object.fromEntries(storage.map)), 'USA')?.ids, ['USA-newsletter'])
  assert.equal(readLists(storage, 'CAN'), null)
})

test('a repeated newsletter sign-up does not store its lists twice', () => {
  const storage = openStorage()
  addLists(storage, { siteCode: 'USA', ids: ['USA-newsletter'], at: 1 })
  addLists(storage, { siteCode: 'USA', ids: ['USA-newsletter', 'USA-rapidfire'], at: 2 })
  assert.deepEqual(readLists(storage, 'USA'), { siteCode: 'USA', ids: ['USA-newsletter', 'USA-rapidfire'], at: 2 })
})

test('malformed stored newsletter lists are ignored', () => {
  for (const stored of ['', '{', '7', 'null', '{"siteCode":"USA"}', '{"siteCode":"USA","ids":[1],"at":1}'])
    assert.equal(readLists(openStorage({ nl_lists: stored }), 'USA'), null, stored)
})

test('logging out deletes the stored newsletter lists and the order draft', () => {
  const storage = openStorage({ nl_lists: '{}', order: '{}', category_compare: '{}' })
  clearCustomerStorage(storage)
  assert.deepEqual([...storage.map.keys()], ['category_compare'])
})

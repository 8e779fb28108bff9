import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { updateStorage } from './update-storage-after-login.ts'
import { readGuestSegments, segmentsKey, storeGuestSegments } from './guest-segments.ts'

const shop = await openTestShop([])

function openStorage() {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
const customerNow = ({ call }: Visitor) => call('GET /svc_customer/customer', {})

test("a guest's segments are stored under cust_dat, and read again [SESSION-417, SESSION-440]", () => {
  const storage = openStorage()
  assert.equal(segmentsKey, 'cust_dat')
  storeGuestSegments(storage, [11, 13])
  assert.equal(storage.map.get('cust_dat'), '{"segments":[11,13]}')
  assert.deepEqual(readGuestSegments(storage), [11, 13])
  storeGuestSegments(storage, [])
  assert.deepEqual([storage.map.size, readGuestSegments(storage)], [0, []])
})

test("malformed interest segments in a guest's browser storage are ignored", () => {
  const storage = openStorage()
  for (const content of ['', '{', '[]', 'null', '{"segments":7}', '{"segments":["11",1.5,null]}']) {
    storage.setItem(segmentsKey, content)
    assert.deepEqual(readGuestSegments(storage), [], content)
  }
})

test("a login adds the guest's segments to the customer and deletes them from the browser [SESSION-417]", async () => {
  const ann = await customerOf(shop, 'Ann')
  await ann.call('PUT /svc_customer/customer/segments', { body: { segments: [12] }, key: crypto.randomUUID() })
  const storage = openStorage()
  storeGuestSegments(storage, [11, 12, 5])
  await updateStorage({ call: ann.call, site: 'USA', customer: await customerNow(ann) }, storage, 1)
  assert.deepEqual(new Set((await customerNow(ann)).segments), new Set([11, 12]))
  assert.equal(storage.map.has(segmentsKey), false)
})

test("a guest's interest segments that cannot be saved stay in the browser until the next login", async () => {
  const guest = shop.visit()
  const storage = openStorage()
  storeGuestSegments(storage, [11])
  await updateStorage({ call: guest.call, site: 'USA', customer: { segments: [], newsletters: [] } }, storage, 1)
  assert.deepEqual(readGuestSegments(storage), [11])
})

test("a login stores the customer's newsletters [NEWS-207]", async () => {
  const ann = await customerOf(shop, 'Ann')
  const { email } = await customerNow(ann)
  const body = { email, newsletters: ['USA-rapidfire'] }
  await ann.call('POST /svc_ssr/newsletters/subscribe', { body, key: crypto.randomUUID() })
  const storage = openStorage()
  await updateStorage({ call: ann.call, site: 'USA', customer: await customerNow(ann) }, storage, 5)
  assert.equal(storage.map.get('nl_lists'), '{"siteCode":"USA","ids":["USA-rapidfire"],"at":5}')
})

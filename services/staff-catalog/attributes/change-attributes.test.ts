import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { EditableAttributes } from '#domain/catalog/product-attributes.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { db } = shop
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const params = { id: '7' }
const change = (body: Partial<EditableAttributes>) =>
  desk.call('PATCH /svc_admin/products/{id}/attributes', { params, body, key: randomUUID() })
const entries = async () =>
  (await desk.call('GET /svc_admin/audit', { query: { objectType: 'product', objectId: '7' } })).entries
const undoLast = async (by = desk) => {
  const [entry] = await entries()
  await by.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: randomUUID() })
}
const flags = async () =>
  (await shop.visit().call('GET /svc_ssr/analytics/items', { query: { ids: '7' } })).items[0]!.item.flags
const stored = statement<{ attributes: object }>('test.attributes', 'select attributes from product where id = 7')
const attributes = async () => (await db.run(stored, []))[0]!.attributes

/** Returns the review data in the shop: the review count, and the rating on the card and in search. */
async function inShop() {
  const visitor = shop.visit()
  const { isHidden, summary, reviews } = await visitor.call('GET /svc_review/products/{productId}', {
    params: { productId: '7' },
    query: {},
  })
  const [card] = await visitor.call('GET /svc_content/cards', { query: { handles: 'iron-plate' } })
  return { isHidden, count: summary.count, average: summary.average, reviews: reviews.length, rating: card!.rating }
}

async function reviewProduct() {
  const author = shop.visit()
  const account = { email: 'ann@shopper.example', password: 'a long enough password' }
  const person = { ...account, firstname: 'Ann', lastname: 'Lee' }
  await author.call('POST /svc_customer/customer', { body: person, key: randomUUID() })
  await author.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  const words = { stars: 4, title: 'Holds well', text: 'It holds, and it has held for two weeks.', author: 'Ann L.' }
  const body = { ...words, productId: 7 }
  const { id, version } = await author.call('POST /svc_review/reviews', { body, key: randomUUID() })
  await shop.visit().fetch(`/svc_review/moderation/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'if-match': `"${version}"`,
    },
    body: JSON.stringify({ state: 'approved' }),
  })
}

test('a product with reviews hidden by staff shows no reviews and no rating, and undo shows them again [ANALYTICS-501]', async () => {
  await reviewProduct()
  const shown = await inShop()
  const rating = { average: 4, count: 1 }
  assert.deepEqual(shown, { isHidden: false, count: 1, average: 4, reviews: 1, rating })
  const { attributes: saved } = await change({ hidesReviews: true })
  assert.deepEqual(saved, { hidesReviews: true, isExcludedFromAffiliates: false })
  assert.deepEqual(await inShop(), { isHidden: true, count: 0, average: null, reviews: 0, rating: null })
  assert.deepEqual(await flags(), ['hideReviews'])
  await undoLast()
  assert.deepEqual(await inShop(), shown)
  assert.deepEqual(await flags(), [])
})

test('staff exclude a product from affiliates without changing its other attributes, and repeating the call changes nothing [ANALYTICS-501]', async () => {
  const others = { warranty: 'Lifetime', purchaseLimit: 4 }
  await db.run(statement('test.set-attributes', 'update product set attributes = $1 where id = 7'), [
    JSON.stringify(others),
  ])
  await change({ isExcludedFromAffiliates: true })
  assert.deepEqual(await attributes(), { ...others, isExcludedFromAffiliates: true })
  assert.deepEqual(await flags(), ['excludedFromAffiliates'])
  const before = (await entries()).length
  const { attributes: saved } = await change({ isExcludedFromAffiliates: true })
  assert.deepEqual(saved, { hidesReviews: false, isExcludedFromAffiliates: true })
  await change({})
  assert.equal((await entries()).length, before)
  await change({ hidesReviews: true })
  await change({ isExcludedFromAffiliates: false, hidesReviews: false })
  assert.deepEqual(await attributes(), others)
})

test('staff of one site can neither change attributes, which apply to all sites, nor undo such a change [ANALYTICS-501]', async () => {
  const { visitor: american } = await createStaffMember(shop, { email: 'ann@store.example', sites: ['USA'] })
  const refused = { status: 403, code: 'not_permitted', details: { site: 'APO' } }
  const body = { hidesReviews: true }
  const input = { params, body, key: randomUUID() }
  await assert.rejects(american.call('PATCH /svc_admin/products/{id}/attributes', input), refused)
  assert.equal((await inShop()).isHidden, false)
  await change(body)
  await assert.rejects(undoLast(american), refused)
  assert.equal((await inShop()).isHidden, true)
  await undoLast()
})

test('attributes of an unknown product are not found', async () => {
  const input = { params: { id: '999999' }, body: { hidesReviews: true }, key: randomUUID() }
  await assert.rejects(desk.call('PATCH /svc_admin/products/{id}/attributes', input), { code: 'product_not_found' })
})

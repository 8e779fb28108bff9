import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { statement } from '#platform/database.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { openTestShop, countResults, testStaffToken, times, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const words = { stars: 4, title: 'Holds well', text: 'It holds, and it has held for a year.', author: 'Jo B.' }
const key = () => randomUUID()

interface RequestInput {
  token?: string | undefined
  body?: object
  version?: number
}
interface ResponseBody {
  error?: { code: string; version?: number }
  reviews?: { id: string; version: number }[]
}
/** Staff calls use a token and no cookies. */
async function moderator(method: 'GET' | 'PUT', path: string, input: RequestInput = {}) {
  const { token = 'token' in input ? undefined : testStaffToken, body, version } = input
  const response = await shop.visit().fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key(),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as ResponseBody }
}

async function customer(site: 'USA' | 'CAN' = 'USA', email = `${randomUUID()}@example.com`): Promise<Visitor> {
  const visitor = shop.visit(site)
  const body = { email, password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...body, firstname: 'Jo', lastname: 'Bell' },
    key: key(),
  })
  await visitor.call('POST /svc_session/session/login', { body, key: key() })
  return visitor
}
const write = ({ call }: Visitor, productId: number, overrides: Partial<typeof words> = {}) =>
  call('POST /svc_review/reviews', { body: { ...words, ...overrides, productId }, key: key() })
const approve = ({ id, version }: { id: string; version: number }, state: 'approved' | 'rejected' = 'approved') =>
  moderator('PUT', `/svc_review/moderation/${id}`, { body: { state }, version })
const shown = (productId: number, query: Record<string, string> = {}) =>
  shop.visit().call('GET /svc_review/products/{productId}', { params: { productId: String(productId) }, query })
const png = async (width = 4, height = 3) => {
  const pixels = Buffer.alloc(width * height * 4, 200)
  return Transformer.fromRgbaPixels(pixels, width, height).png()
}
const addPhoto = ({ call }: Visitor, id: string, bytes: Buffer) =>
  call('POST /svc_review/reviews/{id}/photos', {
    params: { id },
    body: { photo: bytes.toString('base64') },
    key: key(),
  })

test('a guest has no reviews and cannot write one', async () => {
  const guest = shop.visit()
  await assert.rejects(write(guest, 7), { code: 'login_required' })
  await assert.rejects(guest.call('GET /svc_review/reviews', { query: {} }), { code: 'login_required' })
})

test('a review is shown only once approved', async () => {
  const author = await customer()
  const review = await write(author, 7)
  assert.deepEqual([review.state, review.isVerified, review.locale, review.isDemo], ['pending', false, 'en-US', false])
  assert.equal((await shown(7)).summary.count, 0)
  const { status } = await approve(review)
  assert.equal(status, 200)
  const { summary, reviews } = await shown(7)
  assert.deepEqual([summary.count, summary.average, reviews[0]?.title], [1, 4, 'Holds well'])
  assert.deepEqual(
    summary.histogram.map(({ count }) => count),
    [0, 1, 0, 0, 0],
  )
})

test('a customer can write one review per product, even concurrently and on another site', async () => {
  const email = `${randomUUID()}@example.com`
  const author = await customer('USA', email)
  const outcomes = await countResults(times(5, () => write(author, 8)))
  assert.deepEqual(outcomes, { fulfilled: 1, already_reviewed: 4 })
  await assert.rejects(write(await customer('CAN', email), 8), { code: 'already_reviewed' })
})

test('retrying with the same idempotency key creates one review and returns the same response', async () => {
  const author = await customer()
  const input = { body: { ...words, productId: 8 }, key: key() }
  const first = await author.call('POST /svc_review/reviews', input)
  assert.deepEqual(await author.call('POST /svc_review/reviews', input), first)
})

test('a product without a page cannot be reviewed, and a review that is too short is refused', async () => {
  const author = await customer()
  await assert.rejects(write(author, 999_999), { code: 'product_not_found' })
  await assert.rejects(write(await customer('CAN'), 15), { code: 'product_not_found' })
  for (const wrong of [{ stars: 0 }, { stars: 6 }, { title: ' ' }, { text: 'Too short' }, { author: '' }])
    await assert.rejects(write(author, 7, wrong), { code: 'invalid_request' }, JSON.stringify(wrong))
})

test('a purchased product is offered for review until a review is written, which is then pending [ACCOUNT-412]', async () => {
  const buyer = await customer()
  const own = () => buyer.call('GET /svc_review/reviews', { query: {} })
  const { body } = await reachReviewStep(shop, buyer, 'USA', [
    { productId: 7, qty: 1 },
    { productId: 8, qty: 1 },
  ])
  const { orderId } = await placeTestOrder(buyer, body)
  assert.deepEqual((await own()).unreviewed, [], 'the order is not published yet')
  await publishOrder(shop.deps, orderId)
  assert.deepEqual(new Set((await own()).unreviewed), new Set([7, 8]))
  await write(buyer, 7)
  const { unreviewed, reviews } = await own()
  assert.deepEqual(unreviewed, [8])
  assert.deepEqual(
    reviews.map(({ productId, state }) => [productId, state]),
    [[7, 'pending']],
  )
})

test('a product that hides reviews is not offered for review, and a review of it is refused [ANALYTICS-501]', async () => {
  const buyer = await customer()
  const offered = async () => new Set((await buyer.call('GET /svc_review/reviews', { query: {} })).unreviewed)
  const { body } = await reachReviewStep(shop, buyer, 'USA', [
    { productId: 7, qty: 1 },
    { productId: 8, qty: 1 },
  ])
  await publishOrder(shop.deps, (await placeTestOrder(buyer, body)).orderId)
  const setAttributes = statement('test.set-attributes', 'update product set attributes = $1 where id = 7')
  await shop.db.run(setAttributes, [JSON.stringify({ hidesReviews: true })])
  assert.deepEqual(await offered(), new Set([8]))
  await assert.rejects(write(buyer, 7), { status: 422, code: 'reviews_hidden' })
  await shop.db.run(setAttributes, ['{}'])
  assert.deepEqual(await offered(), new Set([7, 8]))
  assert.equal((await write(buyer, 7)).productId, 7)
})

test('a customer with a published order of the product is a verified buyer; an unpaid order or another product does not count', async () => {
  const buyer = await customer()
  const { body } = await reachReviewStep(shop, buyer, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(buyer, body)
  assert.equal((await write(buyer, 7)).isVerified, false, 'the order is not published yet')
  await publishOrder(shop.deps, orderId)
  const { unreviewed } = await buyer.call('GET /svc_review/reviews', { query: {} })
  assert.deepEqual(unreviewed, [], 'it is already reviewed')
  const [own] = (await buyer.call('GET /svc_review/reviews', { query: {} })).reviews
  await buyer.call('DELETE /svc_review/reviews/{id}', { params: { id: own!.id }, key: key() })
  assert.deepEqual((await buyer.call('GET /svc_review/reviews', { query: {} })).unreviewed, [7])
  assert.equal((await write(buyer, 7)).isVerified, true)
  assert.equal((await write(buyer, 8)).isVerified, false)
})

test('editing a review makes it pending again; deleting it also removes its rating', async () => {
  const author = await customer()
  const review = await write(author, 10, { stars: 5 })
  await approve(review)
  assert.equal((await shown(10)).summary.average, 5)
  const body = { ...words, stars: 2, title: 'On second thought' }
  const changed = await author.call('PUT /svc_review/reviews/{id}', { params: { id: review.id }, body, key: key() })
  assert.deepEqual([changed.state, changed.stars, changed.version], ['pending', 2, 2])
  assert.ok(changed.editedAt)
  assert.equal((await shown(10)).summary.count, 0)
  await approve(changed)
  assert.equal((await shown(10)).summary.average, 2)
  await author.call('DELETE /svc_review/reviews/{id}', { params: { id: review.id }, key: key() })
  assert.equal((await shown(10)).summary.count, 0)
  assert.deepEqual((await author.call('GET /svc_review/reviews', { query: { productId: '10' } })).reviews, [])
})

test("another customer's review gets the same response as a missing one", async () => {
  const [author, other] = [await customer(), await customer()]
  const { id } = await write(author, 10)
  await addPhoto(author, id, await png())
  const [own] = (await author.call('GET /svc_review/reviews', { query: { productId: '10' } })).reviews
  const { photos } = own!
  const attempts = (reviewId: string, photoId: string) => [
    other.call('PUT /svc_review/reviews/{id}', { params: { id: reviewId }, body: words, key: key() }),
    other.call('DELETE /svc_review/reviews/{id}', { params: { id: reviewId }, key: key() }),
    png().then((bytes) => addPhoto(other, reviewId, bytes)),
    other.call('DELETE /svc_review/reviews/{id}/photos/{photoId}', {
      params: { id: reviewId, photoId },
      key: key(),
    }),
  ]
  const outcomes = await countResults([...attempts(id, photos[0]!.id), ...attempts(randomUUID(), randomUUID())])
  assert.deepEqual(outcomes, { review_not_found: 8 })
  assert.equal((await author.call('GET /svc_review/reviews', { query: {} })).reviews.length, 1)
})

test('reviews can be sorted, filtered by stars, and paged', async () => {
  for (const stars of [5, 4, 4, 1, 5, 3, 2, 5, 5, 4]) {
    await approve(await write(await customer(), 9, { stars, title: `${stars} stars` }))
  }
  const { summary, pages, reviews } = await shown(9, { sort: 'highest' })
  assert.deepEqual([summary.count, summary.average, pages, reviews.length], [10, 3.8, 2, 8])
  assert.deepEqual(
    reviews.map(({ stars }) => stars),
    [5, 5, 5, 5, 4, 4, 4, 3],
  )
  const lowest = await shown(9, { sort: 'lowest', page: '2' })
  assert.deepEqual(
    lowest.reviews.map(({ stars }) => stars),
    [5, 5],
  )
  const fives = await shown(9, { stars: '5' })
  assert.deepEqual([fives.reviews.length, fives.pages, fives.summary.count], [4, 1, 10])
  const times = (await shown(9)).reviews.map(({ createdAt }) => createdAt)
  assert.deepEqual(times, times.toSorted().toReversed())
})

test('moderation calls return not_found without the staff token, with a wrong token, or with a session', async () => {
  const { id, version } = await write(await customer(), 11)
  for (const token of [undefined, 'x', `${testStaffToken}x`, testStaffToken.slice(0, -1)]) {
    const responses = [
      await moderator('GET', '/svc_review/moderation', { token }),
      await moderator('PUT', `/svc_review/moderation/${id}`, { token, body: { state: 'approved' }, version }),
    ]
    assert.deepEqual(
      responses.map(({ status, body }) => [status, body.error?.code]),
      [
        [404, 'not_found'],
        [404, 'not_found'],
      ],
      String(token),
    )
  }
})

test('the moderation queue lists pending reviews, oldest first, and a decision requires the version that was read', async () => {
  const author = await customer()
  const review = await write(author, 12)
  const { body: queue } = await moderator('GET', '/svc_review/moderation')
  const found = queue.reviews!.find(({ id }) => id === review.id)
  assert.equal(found?.version, 1)
  const changed = await author.call('PUT /svc_review/reviews/{id}', {
    params: { id: review.id },
    body: { ...words, title: 'Buy my course' },
    key: key(),
  })
  const late = await approve(review)
  assert.deepEqual(
    [late.status, late.body.error],
    [412, { code: 'review_version_conflict', message: 'review_version_conflict', version: 2 }],
  )
  assert.equal((await approve(changed, 'rejected')).status, 200)
  assert.equal((await approve(changed, 'rejected')).status, 200, 'once more is the same')
  const missing = await approve({ id: randomUUID(), version: 1 })
  assert.deepEqual([missing.status, missing.body.error?.code], [404, 'review_not_found'])
  const [own] = (await author.call('GET /svc_review/reviews', { query: {} })).reviews
  assert.equal(own?.state, 'rejected')
  assert.equal((await shown(12)).summary.count, 0)
})

test('moderators see the product, site, and order of a review, and only staff see the reason for a rejection', async () => {
  const author = await customer()
  const { body: bought } = await reachReviewStep(shop, author, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(author, bought)
  await publishOrder(shop.deps, orderId)
  const review = await write(author, 7)
  const read = async (state: string) => {
    const { body } = await moderator('GET', `/svc_review/moderation?state=${state}`)
    const found = body.reviews!.find(({ id }) => id === review.id) as Record<string, unknown> | undefined
    return (
      found && [found['site'], found['orderId'], (found['product'] as { name: string }).name !== '', found['reason']]
    )
  }
  assert.deepEqual(await read('pending'), ['USA', orderId, true, ''])
  const path = `/svc_review/moderation/${review.id}`
  await moderator('PUT', path, { body: { state: 'rejected', reason: ' Spam ' }, version: 1 })
  assert.deepEqual(await read('rejected'), ['USA', orderId, true, 'Spam'])
  const [own] = (await author.call('GET /svc_review/reviews', { query: {} })).reviews
  assert.equal(own && 'reason' in own, false)
  await moderator('PUT', path, { body: { state: 'approved', reason: 'ignored' }, version: 1 })
  assert.deepEqual(await read('approved'), ['USA', orderId, true, ''])
})

const card = statement<{ card: { rating: unknown }; facets: { rating?: string[] }; rating: number }>(
  'test.card',
  `select card, facets, rating from listing where site = 'CAN' and product_id = $1`,
)
const purged = statement<{ tags: string[] }>(
  'test.purged',
  `select payload->'tags' as tags from outbox where topic = 'purge' order by id desc limit 1`,
)

test("approving a review updates the cards on all sites and the rating facet, and purges the product's pages [SEARCH-027]", async () => {
  for (const stars of [5, 4, 4]) await approve(await write(await customer(), 14, { stars }))
  const [row] = await shop.db.run(card, [14])
  assert.deepEqual(row?.card.rating, { average: 4.3, count: 3 })
  assert.deepEqual(row?.facets.rating, ['4'])
  assert.ok(row!.rating > 0)
  const [last] = await shop.db.run(purged, [])
  for (const tag of ['USA:product:14', 'GBR:product:14', 'CAN:category:2', 'EUR:search'])
    assert.ok(last!.tags.includes(tag), tag)
})

test('concurrent approvals of reviews all count towards the rating', async () => {
  const reviews = await Promise.all(times(6, async () => write(await customer(), 13, { stars: 5 })))
  await Promise.all(reviews.map((review) => approve(review)))
  const [row] = await shop.db.run(card, [13])
  assert.deepEqual(row?.card.rating, { average: 5, count: 6 })
})

test('a review photo is scaled down, and a review can have at most four', async () => {
  const author = await customer()
  const { id } = await write(author, 8)
  const { photos } = await addPhoto(author, id, await png(2_000, 1_000))
  assert.deepEqual([photos[0]!.width, photos[0]!.height], [1_600, 800])
  const outcomes = await countResults(times(5, async () => addPhoto(author, id, await png())))
  assert.deepEqual(outcomes, { fulfilled: 3, too_many_photos: 2 })
  const [own] = (await author.call('GET /svc_review/reviews', { query: {} })).reviews
  const four = own!.photos
  assert.equal(four.length, 4)
  const without = await author.call('DELETE /svc_review/reviews/{id}/photos/{photoId}', {
    params: { id, photoId: four[0]!.id },
    key: key(),
  })
  assert.equal(without.photos.length, 3)
  await assert.rejects(
    author.call('DELETE /svc_review/reviews/{id}/photos/{photoId}', {
      params: { id, photoId: four[0]!.id },
      key: key(),
    }),
    { code: 'photo_not_found' },
  )
})

test("a file that isn't a photo, or is too large to decode, is refused", async () => {
  const author = await customer()
  const { id } = await write(author, 10)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html><script>alert(1)</script>')])
  const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')
  for (const bytes of [svg, html, gif, Buffer.alloc(40)])
    await assert.rejects(addPhoto(author, id, bytes), { code: 'photo_unreadable' })
  // A PNG header of 40,000 x 40,000 pixels.
  const bomb = Buffer.from(await png())
  bomb.writeUInt32BE(40_000, 16)
  bomb.writeUInt32BE(40_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  await assert.rejects(addPhoto(author, id, bomb), { code: 'photo_too_large' })
  await assert.rejects(addPhoto(author, id, Buffer.alloc(6_000_001, 1)), { code: 'invalid_request' })
})

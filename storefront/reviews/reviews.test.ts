import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { assertActionData, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadReviews } from './load-reviews.ts'
import { loadOwnReviews } from './own/load-own-reviews.ts'
import { loadReviewForm } from './own/load-review-form.ts'
import { actOnReview } from './own/review-actions.ts'
import { readReviewQuery, reviewPageUrl } from './review-query.ts'
import { reviewsJsonLd } from './reviews-json-ld.ts'

await loadTexts('en', ['reviews', 'reviews/own'])
const shop = await openTestShop()
const page = pageAt('/account/reviews/7', { productId: '7' })

async function customer(): Promise<Visitor> {
  const visitor = shop.visit()
  const body = { email: `${randomUUID()}@example.com`, password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...body, firstname: 'Robin', lastname: 'Vale' },
    key: randomUUID(),
  })
  await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  return visitor
}
function formWith(fields: Record<string, string>, ...photos: File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ op: 'save', ...fields })) form.set(name, value)
  for (const photo of photos) form.append('photos', photo)
  return form
}
async function decide(author: Visitor, state: 'approved' | 'rejected') {
  const [own] = (await author.call('GET /svc_review/reviews', { query: {} })).reviews
  await shop.visit().fetch(`/svc_review/moderation/${own!.id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'if-match': `"${own!.version}"`,
    },
    body: JSON.stringify({ state }),
  })
}
const whole = {
  stars: '5',
  title: 'Holds <b>well</b>',
  text: 'It holds.\n\nAnd it has held for a year.',
  author: 'Robin V.',
}
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test("a reviews URL preserves the product's selection and omits defaults", () => {
  const params = new URLSearchParams('finish=Black&reviews=3&reviews_by=lowest&problem=most')
  const query = readReviewQuery(params)
  assert.deepEqual(query, { page: 3, sort: 'lowest', stars: null })
  assert.equal(
    reviewPageUrl('/bar', params, { ...query, page: 1, stars: 4 }),
    '/bar?finish=Black&reviews_by=lowest&reviews_stars=4#reviews',
  )
  assert.equal(reviewPageUrl('/bar', new URLSearchParams(), { page: 1, sort: 'newest', stars: null }), '/bar#reviews')
  assert.deepEqual(readReviewQuery(new URLSearchParams('reviews=0&reviews_by=best&reviews_stars=9')), {
    page: 1,
    sort: 'newest',
    stars: null,
  })
})

test('a guest is redirected to login before writing a review, and back afterward', async () => {
  const context = pageContextOf(shop.visit())
  assert.equal(await redirectLocation(loadReviewForm(context, page)), '/login?redirect=%2Faccount%2Freviews%2F7')
  assert.equal(
    await redirectLocation(loadOwnReviews(context, pageAt('/account/reviews'))),
    '/login?redirect=%2Faccount%2Freviews',
  )
  assert.equal(
    await redirectLocation(actOnReview(context, page, formWith(whole))),
    '/login?redirect=%2Faccount%2Freviews%2F7',
  )
})

test("the reviews page lists bought products without a review, and the customer's reviews with their states [ACCOUNT-412]", async () => {
  const buyer = await customer()
  const { body } = await reachReviewStep(shop, buyer, 'USA', [
    { productId: 7, qty: 1 },
    { productId: 8, qty: 1 },
  ])
  await publishOrder(shop.deps, (await placeTestOrder(buyer, body)).orderId)
  const context = pageContextOf(buyer)
  const screen = async () => {
    const { view } = await loadOwnReviews(context, pageAt('/account/reviews'))
    const own = view.reviews.map(({ product, state }) => `${product.id} ${state}`)
    return { own, unreviewed: new Set(view.unreviewed.map(({ id }) => id)) }
  }
  assert.deepEqual(await screen(), { own: [], unreviewed: new Set([7, 8]) })
  await redirectLocation(actOnReview(context, page, formWith(whole)))
  assert.deepEqual(await screen(), { own: ['7 pending'], unreviewed: new Set([8]) })
  await decide(buyer, 'rejected')
  assert.deepEqual((await screen()).own, ['7 rejected'])
})

test('a review with stars, title, text, and photos can be written, edited, and deleted [ACCOUNT-412]', async () => {
  const context = pageContextOf(await customer())
  const { view: empty } = await loadReviewForm(context, page)
  assert.deepEqual([empty.id, empty.draft.author, empty.photosLeft], [null, 'Robin V.', 4])
  const photo = new File([pixel], 'rack.png', { type: 'image/png' })
  assert.equal(await redirectLocation(actOnReview(context, page, formWith(whole, photo))), '/account/reviews?done=save')
  const { view: overview } = await loadOwnReviews(context, pageAt('/account/reviews?done=save'))
  const [own] = overview.reviews
  assert.deepEqual([own?.state, own?.product.name, own?.photos.length], ['pending', 'Iron Plate', 1])
  const { view: filled } = await loadReviewForm(context, page)
  assert.deepEqual(filled.draft, { ...whole, stars: 5 })
  assert.deepEqual([filled.photos.length, filled.photosLeft], [1, 3])
  const removal = formWith({ op: `remove:${filled.photos[0]!.id}` })
  assert.equal(await redirectLocation(actOnReview(context, page, removal)), '/account/reviews/7?done=remove')
  const changed = formWith({ ...whole, stars: '3', title: 'Still holds' })
  assert.equal(await redirectLocation(actOnReview(context, page, changed)), '/account/reviews?done=save')
  const { view: after } = await loadOwnReviews(context, pageAt('/account/reviews'))
  const [edited] = after.reviews
  assert.deepEqual([edited?.stars, edited?.title, edited?.photos.length], [3, 'Still holds', 0])
  assert.equal(
    await redirectLocation(actOnReview(context, page, formWith({ op: 'delete' }))),
    '/account/reviews?done=delete',
  )
  assert.deepEqual((await loadOwnReviews(context, pageAt('/account/reviews'))).view.reviews, [])
})

test('missing review fields are reported, the entered values are preserved, and an invalid photo is reported without losing the review', async () => {
  const context = pageContextOf(await customer())
  const data = await assertActionData(actOnReview(context, page, formWith({ ...whole, stars: '', text: 'Short' })))
  assert.deepEqual(data, {
    kind: 'fields',
    fields: ['stars', 'text'],
    draft: { stars: 0, title: whole.title, text: 'Short', author: 'Robin V.' },
  })
  const text = new File(['no photo at all'], 'rack.jpg', { type: 'image/jpeg' })
  assert.equal(
    await redirectLocation(actOnReview(context, page, formWith(whole, text))),
    '/account/reviews/7?problem=photo_unreadable',
  )
  assert.equal((await loadReviewForm(context, page)).view.draft.title, whole.title)
})

const hideReviews = statement(
  'test.hide-reviews',
  `update product set attributes = '{"hidesReviews": true}' where id = 7`,
)

test('structured data includes only approved reviews, and no reviews of a product that hides them [ANALYTICS-501]', async () => {
  const author = await customer()
  await redirectLocation(actOnReview(pageContextOf(author), page, formWith(whole)))
  const productPage = pageAt('/iron-plate')
  const context = pageContextOf(shop.visit())
  assert.deepEqual(reviewsJsonLd(await loadReviews(context, productPage, 7)), {})
  await decide(author, 'approved')
  const data = reviewsJsonLd(await loadReviews(context, productPage, 7)) as {
    aggregateRating: object
    review: { reviewBody: string }[]
  }
  assert.deepEqual(data.aggregateRating, {
    '@type': 'AggregateRating',
    reviewCount: 1,
    ratingValue: 5,
    bestRating: 5,
    worstRating: 1,
  })
  assert.equal(data.review[0]?.reviewBody, 'It holds.\nAnd it has held for a year.')
  await shop.db.run(hideReviews, [])
  const hidden = await loadReviews(context, productPage, 7)
  assert.deepEqual([hidden?.isHidden, hidden?.count, reviewsJsonLd(hidden)], [true, 0, {}])
  const refused = await assertActionData(actOnReview(pageContextOf(await customer()), page, formWith(whole)))
  assert.partialDeepStrictEqual(refused, { kind: 'reviews_hidden' })
})

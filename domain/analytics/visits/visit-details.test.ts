import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeVisitDetails, visitDetails, visitSteps, type PageEvent } from './visit-details.ts'

const ownHosts = new Set(['shop.example'])
const factsOf = (name: string, context: PageEvent['context'] = {}, checkoutStep: string | null = null) =>
  visitDetails({ type: 'track', name, checkoutStep, context }, ownHosts)

test('each event on the way to an order is a funnel step, and other events only count as a visit', () => {
  const steps = Object.entries({
    'Site Load': 'visit',
    productDetailView: 'product',
    addToCart: 'cart',
    wishlistToCart: 'cart',
    checkoutStart: 'checkout',
    addPayment: 'payment',
    orderReview: 'payment',
  } as const)
  for (const [name, step] of steps) assert.equal(factsOf(name).step, visitSteps[step], name)
  assert.equal(factsOf('checkoutStep', {}, 'shipping').step, visitSteps.checkout)
  assert.equal(factsOf('checkoutStep', {}, 'payment').step, visitSteps.payment)
  const page = { type: 'page', name: 'productDetailView', checkoutStep: null, context: {} }
  assert.equal(visitDetails(page, ownHosts).step, visitSteps.visit)
})

test("a visit's origin is its campaign, or else the site that linked to the store, or else direct", () => {
  const originOf = ({ context }: { context: PageEvent['context'] }) => {
    const { origin, source, medium, campaign } = factsOf('search', context)
    return [origin, source, medium, campaign]
  }
  const campaign = { source: 'news', medium: 'email', name: 'May' }
  assert.deepEqual(originOf({ context: { campaign, referrer: 'mail.example' } }), [2, 'news', 'email', 'May'])
  assert.deepEqual(originOf({ context: { campaign: { medium: 'email' } } }), [2, '', 'email', ''])
  assert.deepEqual(originOf({ context: { referrer: 'blog.example' } }), [1, 'blog.example', 'referral', ''])
  for (const context of [{ referrer: 'shop.example' }, { referrer: '' }, {}])
    assert.deepEqual(originOf({ context }), [0, '', '', ''])
})

test('a visit records its furthest step, its first device, and the first origin of the highest rank', () => {
  const landing = factsOf('addToCart', { referrer: 'blog.example' })
  const first = factsOf('search', { campaign: { source: 'news' }, device: 'phone' })
  const second = factsOf('search', { campaign: { source: 'ads' }, device: 'desktop' })
  const visit = [first, second].reduce(mergeVisitDetails, landing)
  assert.deepEqual(visit, { step: 2, device: 'phone', origin: 2, source: 'news', medium: '', campaign: '' })
  assert.equal(factsOf('search', { isApp: true, device: 'phone' }).device, 'app')
  assert.equal(factsOf('search', { device: 'toaster' }).device, null)
})

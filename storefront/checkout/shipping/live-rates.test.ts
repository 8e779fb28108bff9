import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { shippingStates, type Reload } from '#domain/shipping/shipping-state.ts'
import { testProduct, testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { formOf, guestAddress, pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { SentDraft } from '../address/address-form.ts'
import { readShipping } from './read-shipping.ts'
import { liveRates, initialRates, type DisplayedRates } from './live-rates.ts'
import { loadCheckoutStep } from '../load-checkout.ts'

const mats = testProduct(33, 'mats', { shippingGroup: 'DROPSHIP' })
const shop = await openTestShop([...testProducts, mats])

const dayton = { ...guestAddress, city: 'Dayton', postcode: '45402' }

const until = async (happened: () => boolean) => {
  while (!happened()) await setImmediate()
}

/** Returns a guest on the shipping step; the guest's calls can fail or be delayed. */
async function onShippingStep(items = [{ productId: 7, qty: 1 }]) {
  const visitor = shop.visit()
  await cartWith(visitor, items)
  const { checkout, listId } = await loadCheckoutStep(pageContextOf(visitor))
  const requests: SentDraft[] = []
  const heldReplies: (() => void)[] = []
  const line = { breaks: false, holds: false }
  let responses = 0
  const save = async (body: SentDraft) => {
    requests.push(body)
    try {
      assert.ok(!line.breaks, 'the line is down')
      const params = { listId }
      const response = await visitor.call('PUT /svc_checkout/checkout/{listId}', { params, body, key: randomUUID() })
      if (line.holds) await new Promise<void>((resolve) => heldReplies.push(resolve))
      return response
    } finally {
      responses += 1
    }
  }
  let shown: DisplayedRates = initialRates(checkout)
  const live = liveRates(checkout, { site: 'USA', save, show: (next) => (shown = next) })
  const take = (fields: Record<string, string>, reload: Reload) => live.take(readShipping(formOf(fields)), reload)
  const rest = async (fields: Record<string, string>, reload: Reload = 'if-changed') => {
    take(fields, reload)
    await until(() => responses === requests.length && !shown.isBusy)
  }
  return {
    live,
    take,
    rest,
    requests,
    held: heldReplies,
    line,
    shown: () => shown,
    state: () => shown.checkout.shipping.state,
  }
}
const codesIn = ({ checkout }: DisplayedRates) => checkout.shipping.rates.map(({ shippingCode }) => shippingCode)
const chosenIn = ({ checkout }: DisplayedRates) => checkout.draft.rates.map(({ shippingCode }) => shippingCode)

test('the shipping state is notReady, loadable, loading, valid, or error [SHIP-205]', async () => {
  const { rest, take, state, line } = await onShippingStep()
  const seen = [state()]
  take(guestAddress, 'no')
  seen.push(state())
  take(guestAddress, 'if-changed')
  seen.push(state())
  await rest(guestAddress)
  seen.push(state())
  line.breaks = true
  await rest(dayton)
  seen.push(state())
  assert.deepEqual(seen, shippingStates)
})

test('with an invalid address, the shipping state stays notReady and rates are not requested [SHIP-208]', async () => {
  const { rest, requests, state } = await onShippingStep()
  await rest({ ...guestAddress, postcode: '4321' })
  await rest({ ...guestAddress, telephone: '' }, 'always')
  assert.deepEqual([state(), requests.length], ['notReady', 0])
})

test('rates are requested again only after one of their inputs changes [SHIP-209]', async () => {
  const { rest, requests, state } = await onShippingStep()
  await rest(guestAddress)
  await rest({ ...guestAddress, street: '1 Other Way', city: 'Bexley', firstname: 'Al' })
  await rest({ ...guestAddress, email: 'jo@' })
  assert.equal(state(), 'notReady')
  await rest(guestAddress)
  assert.deepEqual([state(), requests.length], ['valid', 1])
  await rest(dayton)
  assert.equal(requests.length, 2)
})

test('while the address is being edited, shipping is loadable, and rates are neither requested nor shown [SHIP-211]', async () => {
  const { rest, take, requests, state, shown } = await onShippingStep()
  await rest(guestAddress)
  take(dayton, 'no')
  assert.deepEqual([state(), requests.length, codesIn(shown())], ['loadable', 1, []])
})

test('rates are requested once, after the debounce [SHIP-212]', async () => {
  const { rest, take, requests, state, shown } = await onShippingStep()
  take(guestAddress, 'no')
  take(guestAddress, 'if-changed')
  take(guestAddress, 'if-changed')
  assert.deepEqual([state(), shown().isBusy, requests.length], ['loading', true, 1])
  await rest(guestAddress)
  assert.equal(requests.length, 1)
})

test('a successful response makes shipping valid, with rates and a selected rate [SHIP-213]', async () => {
  const { rest, state, shown } = await onShippingStep()
  await rest(guestAddress)
  assert.equal(state(), 'valid')
  assert.deepEqual(codesIn(shown()), ['table_ground', 'table_expedited'])
  assert.deepEqual(chosenIn(shown()), ['table_ground'])
})

test('unless shipping is valid, no rate is offered or selected, and tax and total are unknown [SHIP-214, SHIP-215, TAX-201]', async () => {
  const { rest, take, shown, line } = await onShippingStep()
  const isEmpty = () => {
    const { shipping, draft, tax, totals } = shown().checkout
    assert.deepEqual([shipping.rates, draft.rates, tax.state, tax.summary], [[], [], 'notReady', []], shipping.state)
    assert.deepEqual([totals.shownShipping, totals.tax, totals.grandTotal, totals.wire], [null, null, null, null])
  }
  await rest(guestAddress)
  assert.equal(shown().checkout.tax.state, 'valid')
  for (const change of [() => take({ ...guestAddress, city: '' }, 'no'), () => take(dayton, 'no')]) {
    change()
    isEmpty()
  }
  take(dayton, 'if-changed')
  isEmpty()
  await rest(dayton)
  assert.equal(shown().checkout.tax.state, 'valid')
  line.breaks = true
  await rest(guestAddress)
  isEmpty()
})

test('a rates response that arrives after a newer response is ignored [SHIP-216]', async () => {
  const { take, held: heldReplies, line, shown, state } = await onShippingStep()
  line.holds = true
  take(guestAddress, 'if-changed')
  await until(() => heldReplies.length === 1)
  take(dayton, 'if-changed')
  await until(() => heldReplies.length === 2)
  heldReplies[1]!()
  await until(() => state() === 'valid')
  assert.equal(shown().checkout.draft.shippingAddress.city, 'Dayton')
  heldReplies[0]!()
  await setImmediate()
  assert.equal(shown().checkout.draft.shippingAddress.city, 'Dayton')
})

test('a failed rates call sets the shipping state to error, and a retry recovers [SHIP-239]', async () => {
  const { rest, line, shown, state } = await onShippingStep()
  line.breaks = true
  await rest(guestAddress)
  assert.deepEqual([state(), shown().isFailed], ['error', true])
  line.breaks = false
  await rest(guestAddress)
  assert.equal(state(), 'error')
  await rest(guestAddress, 'always')
  assert.deepEqual([state(), shown().isFailed], ['valid', false])
})

test('a selected rate stays selected for a new address if it is still offered [SHIP-217]', async () => {
  const { rest, shown, requests } = await onShippingStep()
  await rest(guestAddress)
  await rest({ ...guestAddress, 'rate-1': 'table_expedited' })
  assert.deepEqual([requests.length, chosenIn(shown())], [2, ['table_expedited']])
  await rest(dayton)
  assert.deepEqual(chosenIn(shown()), ['table_expedited'])
})

test('a shipping rate that is not offered cannot be selected [SHIP-255]', async () => {
  const { rest, shown } = await onShippingStep()
  await rest(guestAddress)
  await rest({ ...guestAddress, 'rate-1': 'drone' })
  assert.deepEqual(chosenIn(shown()), ['table_ground'])
})

test('switching between shipping and pickup requests new rates', async () => {
  const { rest, shown } = await onShippingStep([
    { productId: 7, qty: 1 },
    { productId: 33, qty: 1 },
  ])
  const numbers = () => [...new Set(shown().checkout.shipping.rates.map(({ packageNumber }) => packageNumber))]
  await rest({ ...guestAddress, mode: 'fastest' })
  assert.deepEqual(numbers(), [1, 2])
  await rest({ ...guestAddress, mode: 'fewestPackages' })
  assert.deepEqual(numbers(), [1])
})

test('a rates response that arrives after the shopper has left the page is ignored', async () => {
  const { live, take, held: heldReplies, line, state } = await onShippingStep()
  line.holds = true
  take(guestAddress, 'if-changed')
  await until(() => heldReplies.length === 1)
  live.stop()
  heldReplies[0]!()
  await setImmediate()
  assert.equal(state(), 'loading')
})

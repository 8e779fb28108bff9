import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { placeKey } from '#domain/address/postal-place.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  formOf,
  guestAddress,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { saveShipping, type StepResult } from '../checkout-actions.ts'
import { loadCheckoutStep } from '../load-checkout.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['checkout']))

const slip = { ...guestAddress, region: 'NY' }
type Suggested = Extract<StepResult, { kind: 'suggested' }>

async function guest(): Promise<Visitor> {
  const visitor = shop.visit()
  await cartWith(visitor, [{ productId: 7, qty: 1 }])
  return visitor
}
const save = (visitor: Visitor, fields: Record<string, string>) =>
  saveShipping(pageContextOf(visitor), pageAt('/checkout/shipping'), formOf(fields))
const draftOf = async (visitor: Visitor) => (await loadCheckoutStep(pageContextOf(visitor))).checkout.draft

test('a suggested address is shown next to the entered one, and other checkout choices are preserved', async () => {
  const visitor = await guest()
  const data = (await assertActionData(save(visitor, { ...slip, mode: 'fastest', 'rate-1': 'ground' }))) as Suggested
  assert.equal(data.kind, 'suggested')
  assert.deepEqual([data.entered.region, data.suggested.region, data.suggested.firstname], ['NY', 'OH', 'Jo'])
  assert.deepEqual(data.hiddenFields, { mode: 'fastest', 'rate-1': 'ground' })
})

test('the shopper continues with the suggested or the entered address in one submission, and is not prompted again for that address', async () => {
  const [one, other] = [await guest(), await guest()]
  await assertActionData(save(one, slip))
  assert.equal(
    await redirectLocation(save(one, { ...guestAddress, confirmed: 'suggested' })),
    '/checkout/shipping#rates',
  )
  assert.equal((await draftOf(one)).shippingAddress.region, 'OH')
  await assertActionData(save(other, slip))
  assert.equal(await redirectLocation(save(other, { ...slip, confirmed: 'entered' })), '/checkout/shipping#rates')
  const { shippingAddress, isAsEntered, rates } = await draftOf(other)
  assert.deepEqual([shippingAddress.region, isAsEntered], ['NY', true])
  const chosen = Object.fromEntries(rates.map((rate) => [`rate-${rate.packageNumber}`, rate.shippingCode]))
  assert.equal(await redirectLocation(save(other, { ...slip, ...chosen })), '/checkout/payment')
  const again = (await assertActionData(save(other, { ...slip, city: 'COLUMBUS' }))) as Suggested
  assert.equal(again.kind, 'suggested')
})

test('no address is suggested for a valid or an invalid address, or for a form that only changes the shipping mode', async () => {
  const visitor = await guest()
  assert.equal(await redirectLocation(save(visitor, guestAddress)), '/checkout/shipping#rates')
  assert.equal(await redirectLocation(save(visitor, { ...slip, op: 'mode' })), '/checkout/shipping#rates')
  const wrong = (await assertActionData(save(visitor, { ...slip, postcode: '432' }))) as StepResult
  assert.equal(wrong.kind, 'invalid')
})

test('a new address is saved to the address book only after confirmation, and only once', async () => {
  const ann = await customerOf(shop)
  await cartWith(ann, [{ productId: 7, qty: 1 }])
  const regions = async () => (await ann.call('GET /svc_customer/customer/address', {})).map(({ region }) => region)
  const { hiddenFields } = (await assertActionData(save(ann, { ...slip, keep: 'on' }))) as Suggested
  assert.deepEqual(await regions(), [])
  await redirectLocation(save(ann, { ...guestAddress, ...hiddenFields, confirmed: 'suggested' }))
  assert.deepEqual(await regions(), ['OH'])
})

test('the address suggestion is requested in parallel with saving, but not for a confirmed place', async () => {
  const visitor = await guest()
  const events: string[] = []
  const recording = async (name: string, ...input: unknown[]) => {
    events.push(name)
    const reply = await (visitor.call as (name: string, ...input: unknown[]) => Promise<unknown>)(name, ...input)
    events.push(`${name} answered`)
    return reply
  }
  const context = { ...pageContextOf(visitor), call: recording as Visitor['call'] }
  const submit = async (fields: Record<string, string>) => {
    events.length = 0
    await saveShipping(context, pageAt('/checkout/shipping'), formOf(fields))
  }
  const [put, suggestion] = ['PUT /svc_checkout/checkout/{listId}', 'POST /svc_checkout/address/suggestion']
  await submit(slip)
  assert.ok(events.indexOf(suggestion) > -1 && events.indexOf(suggestion) < events.indexOf(`${put} answered`))
  await submit({ ...slip, confirmed: 'entered' })
  const { shippingAddress } = await draftOf(visitor)
  await submit({ ...slip, settled: placeKey(shippingAddress) })
  assert.ok(!events.includes(suggestion))
  await submit({ ...slip, city: 'COLUMBUS', settled: placeKey(shippingAddress) })
  assert.ok(events.includes(suggestion))
})

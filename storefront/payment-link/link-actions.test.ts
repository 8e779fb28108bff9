import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { wireAddress } from '#services/orders/steps.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { payLink, type LinkResult } from './link-actions.ts'

const shop = await openTestShop()
const { payments } = await withPayPal(shop)
const { make, read, card, quotedLink } = linksIn(shop)
const billingAddress = wireAddress({ ...emptyAddress('US'), ...addresses.USA })

async function send(token: string, fields: string[][], tag?: string, billing = billingAddress, visit = shop.visit) {
  const context = pageContextOf(visit())
  const locale = { ...context.shop.locale, ...(tag && { tag }) }
  const form = new URLSearchParams([['key', randomUUID()], ...fields])
  const page = pageAt(`/payment-link?token=${token}`)
  return payLink({ ...context, shop: { ...context.shop, locale } }, page, form, {
    billingAddress: billing,
    browserInfo: {},
  })
}

test('choosing a country on a payment link without JavaScript does not pay, regardless of other form fields [PAY-004]', async () => {
  const { token } = await make()
  const means = [
    ['amount', '200.00'],
    ['payment_token', await card()],
  ]
  const data = { problem: null, amount: '200.00', billingAddress, requoted: null }
  assert.deepEqual(await send(token, [...means, ['op', 'country']]), { status: 200, data })
  assert.deepEqual(await send(token, [...means, ['op', 'giftcard'], ['op', 'country']]), { status: 200, data })
  assert.equal((await read(shop.visit(), token)).paid, 0)
  assert.deepEqual(await send(token, means), { to: `/payment-link?token=${token}&thanks=1` })
  assert.equal((await read(shop.visit(), token)).paid, 200)
})

test('a partial amount with a decimal comma is accepted only in locales that use one [PAY-004]', async () => {
  const { token } = await make({ allowsPart: true })
  const means = [
    ['amount', '50,00'],
    ['payment_token', await card()],
  ]
  const data = { problem: 'amount', amount: '50,00', billingAddress, requoted: null }
  assert.deepEqual(await send(token, means), { status: 422, data })
  await send(token, means, 'de-DE')
  assert.equal((await read(shop.visit(), token)).paid, 50)
})

test("if the payer's address changes the tax, the payer sees the new amount before paying it [PAY-004]", async (t) => {
  const setType = statement('test.virtual', `update product set type = $2 where id = $1`)
  await shop.db.run(setType, [8, 'virtual'])
  t.after(() => shop.db.run(setType, [8, 'simple']))
  const { token, due } = await quotedLink([{ productId: 8, qty: 2 }])
  const texan = { ...billingAddress, region: 'TX', city: 'Austin', postcode: '73301' }
  const paying = async (amount: number) =>
    send(
      token,
      [
        ['amount', amount.toFixed(2)],
        ['payment_token', await card()],
      ],
      undefined,
      texan,
    )
  const { status, data } = (await paying(due)) as { status: number; data: LinkResult }
  const { requoted } = data
  assert.deepEqual([status, data.problem, requoted!.due], [409, 'amount_changed', requoted!.total])
  assert.notEqual(requoted!.due, Math.round(due * 100))
  assert.deepEqual(await paying(requoted!.due / 100), { to: `/payment-link?token=${token}&thanks=1` })
})

test('choosing PayPal on a payment link redirects to its page, or reports that it is unavailable [PAY-004]', async () => {
  const { token } = await make({ allowsPart: true })
  const fields = [
    ['amount', '80.00'],
    ['method', 'paypal'],
    ['payment_token', 'a card that was entered before'],
  ]
  const choose = async (billing = billingAddress) => {
    const result = await send(token, fields, undefined, billing, shop.visitBy({ payments }))
    return 'to' in result ? result.to : ''
  }
  assert.match(await choose(), /^http:\/\/127\.0\.0\.1:\d+\/.*token=/)
  const british = wireAddress({ ...emptyAddress('GB'), ...addresses.GBR })
  assert.equal(await choose(british), `/payment-link?token=${token}&problem=method_unavailable`)
  // Without PayPal credentials, no payment is attempted.
  assert.deepEqual(await send(token, fields), { to: `/payment-link?token=${token}&problem=method_unavailable` })
  assert.equal((await read(shop.visit(), token)).paid, 0)
})

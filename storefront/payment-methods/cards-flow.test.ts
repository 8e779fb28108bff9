import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  customerAddress,
  formOf,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { changeCard, storeCard, type CardResult } from './card-actions.ts'
import { loadCards } from './load-cards.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['payment-methods']))

const page = '/account/payment-methods'
const load = async (visitor: Visitor, path = page) => (await loadCards(pageContextOf(visitor), pageAt(path))).view
const store = async (visitor: Visitor, fields: Record<string, string> = {}, address = customerAddress) => {
  const payment_token = await shop.cardToken()
  return storeCard(pageContextOf(visitor), formOf({ op: 'store', billing: 'new', payment_token, ...fields }), address)
}
const change = (visitor: Visitor, op: string, card: string) =>
  redirectLocation(changeCard(pageContextOf(visitor), formOf({ op, card })))

test('a guest who opens the saved cards page is redirected to login and back [PAY-402]', async () => {
  const guest = shop.visit()
  const login = '/login?redirect=%2Faccount%2Fpayment-methods%3Fadd%3D1'
  assert.equal(await redirectLocation(loadCards(pageContextOf(guest), pageAt(`${page}?add=1`))), login)
  assert.equal(await redirectLocation(store(guest)), '/login?redirect=%2Faccount%2Fpayment-methods')
})

test('a new billing address is saved before the card, which is stored with the id of the address [PAY-411]', async () => {
  const ann = await customerOf(shop)
  assert.equal(await redirectLocation(store(ann)), `${page}?done=store`)
  const [address] = await ann.call('GET /svc_customer/customer/address', {})
  const [card] = await ann.call('GET /svc_customer/customer/credit-cards', {})
  assert.equal(address?.city, 'Columbus')
  assert.equal(card?.billingAddressId, address?._id)
  assert.match((await load(ann)).cards[0]!.billsTo!, /12 Forge Street/)
})

test('storing a card with a saved billing address does not add an address', async () => {
  const ann = await customerOf(shop)
  await store(ann)
  const { adding } = await load(ann, `${page}?add=1`)
  const [address] = adding!.book
  assert.equal(await redirectLocation(store(ann, { billing: address!.id, isDefault: 'on' })), `${page}?done=store`)
  assert.equal((await ann.call('GET /svc_customer/customer/address', {})).length, 1)
  const cards = await ann.call('GET /svc_customer/customer/credit-cards', {})
  assert.deepEqual(
    cards.map(({ isDefault, billingAddressId }) => [isDefault, billingAddressId]),
    [
      [true, address!.id],
      [false, address!.id],
    ],
  )
})

test('a card form with a missing or unknown card or an incomplete address stays open and shows the problem', async () => {
  const ann = await customerOf(shop)
  const problemOf = async (fields: Record<string, string>, address = customerAddress) =>
    ((await assertActionData(store(ann, fields, address))) as CardResult).problem
  assert.equal(await problemOf({ payment_token: '' }), 'card')
  assert.equal(await problemOf({}, { ...customerAddress, city: '' }), 'address')
  assert.deepEqual(await ann.call('GET /svc_customer/customer/credit-cards', {}), [])
  const unknown = (await assertActionData(store(ann, { payment_token: 'there-is-no-such-card' }))) as CardResult
  assert.equal(unknown.problem, 'unknown')
  // The address has already been saved, so the next attempt uses it.
  const [address] = await ann.call('GET /svc_customer/customer/address', {})
  assert.equal(unknown.billingAddressId, address!._id)
})

test("submitting the card form twice saves one address and one card, and the vault's token is preserved while the form is corrected", async () => {
  const ann = await customerOf(shop)
  const payment_token = await shop.cardToken()
  const keys = { key: randomUUID(), addressKey: randomUUID(), payment_token, isEntered: '1' }
  const half = (await assertActionData(store(ann, keys, { ...customerAddress, city: '' }))) as CardResult
  assert.deepEqual([half.problem, half.token], ['address', payment_token])
  const next = { ...keys, addressKey: randomUUID() }
  for (let attempt = 0; attempt < 2; attempt += 1)
    assert.equal(await redirectLocation(store(ann, next)), `${page}?done=store`)
  assert.equal((await ann.call('GET /svc_customer/customer/address', {})).length, 1)
  assert.equal((await ann.call('GET /svc_customer/customer/credit-cards', {})).length, 1)
})

test("a card's billing address is chosen from saved addresses only, the default first", async () => {
  const ann = await customerOf(shop)
  await store(ann)
  await store(ann, {}, { ...customerAddress, street: ['40 Anvil Lane'] })
  const [one, other] = (await load(ann)).cards
  const { billing } = await load(ann, `${page}?bill=${one!.id}`)
  assert.equal(billing?.card, one!.id)
  assert.deepEqual(new Set(billing.book.map(({ id }) => id)), new Set([one!.billingAddressId, other!.billingAddressId]))
  const bill = (address: string) =>
    redirectLocation(changeCard(pageContextOf(ann), formOf({ op: 'bill', card: one!.id, address })))
  assert.equal(await bill(other!.billingAddressId!), `${page}?done=bill`)
  assert.match((await load(ann)).cards.find(({ id }) => id === one!.id)!.billsTo!, /40 Anvil Lane/)
  assert.equal(await bill(randomUUID()), `${page}?problem=no-address`)
  assert.equal(await bill(''), `${page}?bill=${one!.id}#bills`)
  assert.equal((await load(ann)).cards[0]?.isDefault, true)
  assert.equal((await load(ann, `${page}?bill=${randomUUID()}`)).billing, null)
})

test("a card is set as default or deleted, and the form keeps the vault's token [PAY-229, PAY-230, PAY-401]", async () => {
  const ann = await customerOf(shop)
  await store(ann)
  await store(ann)
  const [first, second] = (await load(ann)).cards
  assert.deepEqual([first?.isDefault, second?.isDefault], [true, false])
  assert.equal(await change(ann, 'default', second!.id), `${page}?done=default`)
  assert.equal((await load(ann)).cards[0]?.id, second!.id)
  assert.equal((await load(ann, `${page}?remove=${first!.id}`)).removing, first!.id)
  assert.equal(await change(ann, 'delete', first!.id), `${page}?done=delete`)
  assert.equal(await change(ann, 'delete', first!.id), `${page}?problem=gone`)
  assert.equal(await change(ann, 'delete', randomUUID()), `${page}?problem=gone`)
  assert.equal((await load(ann)).cards.length, 1)
  assert.equal((await load(ann, `${page}?add=1&payment_token=a-token`)).adding?.token, 'a-token')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  customerAddress,
  formOf,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { toSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { billingBook, formPath, newBillingPath, withAddressBook } from './address-book-choice.ts'
import { savePayment, saveShipping } from '../checkout-actions.ts'
import { loadCheckoutStep } from '../load-checkout.ts'

const shop = await openTestShop()
const dayton = { ...customerAddress, street: ['9 Anvil Road'], city: 'Dayton', postcode: '45402' }
const berlin = { ...customerAddress, city: 'Berlin', region: '', postcode: '10115', countryId: 'DE' }

async function customerWith(...addresses: (typeof customerAddress)[]): Promise<Visitor> {
  const ann = await customerOf(shop)
  await cartWith(ann, [{ productId: 7, qty: 1 }])
  for (const address of addresses) {
    const body = toSavedAddress({ ...address, street: [...address.street] })
    await ann.call('POST /svc_customer/customer/address', { body, key: crypto.randomUUID() })
  }
  return ann
}
async function load(visitor: Visitor, path = '/checkout/shipping') {
  const context = pageContextOf(visitor)
  return withAddressBook(context, await loadCheckoutStep(context), pageAt(path).url)
}
const send = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(saveShipping(pageContextOf(visitor), pageAt('/checkout/shipping'), formOf(fields)))
const typed = { ...dayton, street: '9 Anvil Road', email: 'ann@example.com' }
const fieldsOf = (address: typeof typed): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

test("a customer's checkout form lists addresses in the site's destinations and is prefilled with the default address [ACCOUNT-204]", async () => {
  const ann = await customerWith(customerAddress, dayton, berlin)
  const { book, chosen, isPrefilled, checkout } = await load(ann)
  assert.deepEqual(
    book.map(({ address }) => address.city),
    ['Columbus', 'Dayton'],
  )
  assert.deepEqual([chosen, isPrefilled], [book[0]!.id, true])
  assert.equal(checkout.draft.shippingAddress.city, 'Columbus')
})

test('a guest has no saved addresses [ACCOUNT-203, ADDRESS-001]', async () => {
  const guest = shop.visit()
  await cartWith(guest, [{ productId: 7, qty: 1 }])
  const { book, chosen } = await load(guest)
  assert.deepEqual([book, chosen], [[], 'new'])
})

test('a saved address selected at checkout is used, regardless of the address fields', async () => {
  const ann = await customerWith(customerAddress, dayton)
  const { book } = await load(ann)
  await send(ann, { saved: book[1]!.id, shown: 'book', ...fieldsOf({ ...typed, city: 'Elsewhere' }) })
  const after = await load(ann)
  assert.equal(after.checkout.draft.shippingAddress.city, 'Dayton')
  assert.equal(after.checkout.draft.shippingAddress.email, 'ann@example.com')
  assert.deepEqual([after.chosen, after.isPrefilled], [book[1]!.id, false])
})

test('selecting a new address at checkout opens an empty address form', async () => {
  const ann = await customerWith(customerAddress)
  assert.equal(await send(ann, { saved: 'new', shown: 'book' }), '/checkout/shipping?address=new#ship-to')
  const { checkout, chosen, book } = await load(ann, '/checkout/shipping?address=new')
  assert.deepEqual([chosen, book.length, checkout.draft.shippingAddress.street], ['new', 1, []])
})

test('an invalid new address is shown again at checkout as entered', async () => {
  const ann = await customerWith(customerAddress)
  const { book } = await load(ann)
  const fields = { ...fieldsOf({ ...typed, firstname: 'Robin', city: '', postcode: '' }), street: '' }
  const page = pageAt('/checkout/shipping')
  await assertActionData(saveShipping(pageContextOf(ann), page, formOf({ saved: 'new', ...fields })))
  const { checkout, chosen } = await load(ann, formPath(book, 'new'))
  const { firstname, region, city } = checkout.draft.shippingAddress
  assert.deepEqual([chosen, firstname, region, city], ['new', 'Robin', 'OH', ''])
  assert.equal(formPath(book, book[0]!.id), '/checkout/shipping')
  assert.equal(await send(ann, { saved: 'new', op: 'country', ...fields }), '/checkout/shipping?address=new')
})

test('switching to a new address preserves the entered email and comments', async () => {
  const ann = await customerWith(customerAddress)
  const fields = {
    ...fieldsOf({ ...typed, city: 'Columbus', postcode: '43215', email: 'bell@example.com' }),
    street: '12 Forge Street',
  }
  await send(ann, { saved: 'new', shown: 'book', comments: 'Ring twice.', ...fields })
  const { draft } = (await load(ann, '/checkout/shipping?address=new')).checkout
  assert.deepEqual(
    [draft.shippingAddress.email, draft.shippingAddress.street, draft.comments],
    ['bell@example.com', [], 'Ring twice.'],
  )
})

test('a new address is saved to the address book once, and only on request', async () => {
  const ann = await customerWith(customerAddress)
  const fields = { saved: 'new', keep: 'on', ...fieldsOf(typed) }
  await send(ann, fields)
  await send(ann, fields)
  const cities = (await ann.call('GET /svc_customer/customer/address', {})).map(({ city }) => city)
  assert.deepEqual(cities, ['Columbus', 'Dayton'])
  await send(ann, { ...fields, keep: '', city: 'Akron' })
  assert.equal((await ann.call('GET /svc_customer/customer/address', {})).length, 2)
})

const bill = (visitor: Visitor, fields: Record<string, string>) =>
  savePayment(pageContextOf(visitor), pageAt('/checkout/payment'), formOf(fields))
async function billing(visitor: Visitor, path = '/checkout/payment') {
  const context = pageContextOf(visitor)
  const step = await loadCheckoutStep(context)
  const { billingBook: book, chosenBilling } = await billingBook(context, step, pageAt(path).url)
  return { draft: step.checkout.draft, book, chosenBilling, cities: book.map(({ address }) => address.city) }
}

test("any saved address can be the billing address, even outside the site's destinations, with the billing default first [ACCOUNT-204]", async () => {
  const ann = await customerWith(customerAddress, berlin, { ...dayton, isDefaultBilling: true })
  const { book, cities, chosenBilling } = await billing(ann)
  assert.deepEqual([cities, chosenBilling], [['Dayton', 'Columbus', 'Berlin'], book[0]!.id])
  assert.equal((await billing(ann, newBillingPath)).chosenBilling, 'new')
  const guest = shop.visit()
  await cartWith(guest, [{ productId: 7, qty: 1 }])
  assert.deepEqual((await billing(guest)).book, [])
})

test('a saved address selected as the billing address is used regardless of other form fields, and stays selected', async () => {
  const ann = await customerWith(customerAddress, berlin)
  await send(ann, { saved: (await load(ann)).book[0]!.id })
  const { book } = await billing(ann)
  const of = (city: string) => book.find(({ address }) => address.city === city)!.id
  await assertActionData(bill(ann, { 'billing-saved': of('Berlin'), shown: 'book', 'billing-city': 'Nowhere' }))
  const after = await billing(ann)
  assert.deepEqual([after.draft.billingAddress.city, after.draft.billingSameAsShipping], ['Berlin', false])
  assert.equal(after.chosenBilling, of('Berlin'))
})

test('without JavaScript, a new billing address has a separate page that preserves the entered values', async () => {
  const ann = await customerWith(customerAddress)
  await send(ann, { saved: (await load(ann)).book[0]!.id })
  assert.equal(
    await redirectLocation(bill(ann, { 'billing-saved': 'new', shown: 'book' })),
    `${newBillingPath}#billing`,
  )
  const typed = { 'billing-saved': 'new', 'billing-firstname': 'Ann', 'billing-countryId': 'DE' }
  assert.equal(await redirectLocation(bill(ann, { ...typed, op: 'country' })), newBillingPath)
  await assertActionData(bill(ann, { ...typed, 'billing-street': 'Hafenweg 3', 'billing-city': '' }))
  const { draft, chosenBilling } = await billing(ann)
  assert.deepEqual([draft.billingAddress.street, chosenBilling], [['Hafenweg 3'], 'new'])
})

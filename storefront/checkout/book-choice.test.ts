import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress } from '#domain/address/address.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { answers, formOf, leadsTo, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { sentToBook } from '#storefront/browser/saved-address.ts'
import { billingBook, formPath, newBillingPath, withBook } from './book-choice.ts'
import { savePayment, saveShipping } from './checkout-actions.ts'
import { loadStep } from './load-checkout.ts'

const shop = await openTestShop()
const columbus = {
  ...emptyAddress(),
  firstname: 'Ann',
  lastname: 'Bell',
  telephone: '614 555 0101',
  street: ['12 Forge Street'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
}
const dayton = { ...columbus, street: ['9 Anvil Road'], city: 'Dayton', postcode: '45402' }
const berlin = { ...columbus, city: 'Berlin', region: '', postcode: '10115', countryId: 'DE' }

/** A customer with a cart and these addresses, the last one added first. */
async function customerWith(...addresses: (typeof columbus)[]): Promise<Visitor> {
  const ann = await customerOf(shop)
  await cartWith(ann, [{ productId: 7, qty: 1 }])
  for (const address of addresses) {
    const body = sentToBook({ ...address, street: [...address.street] })
    await ann.call('POST /svc_customer/customer/address', { body, key: crypto.randomUUID() })
  }
  return ann
}
async function load(visitor: Visitor, path = '/checkout/shipping') {
  const context = pageContextOf(visitor)
  return withBook(context, await loadStep(context), pageAt(path).url)
}
const send = (visitor: Visitor, fields: Record<string, string>) =>
  leadsTo(saveShipping(pageContextOf(visitor), pageAt('/checkout/shipping'), formOf(fields)))
const typed = { ...dayton, street: '9 Anvil Road', email: 'ann@example.com' }
const fieldsOf = (address: typeof typed): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

test('a customer starts with the default of those that the site ships to [ACCOUNT-204]', async () => {
  const ann = await customerWith(columbus, dayton, berlin)
  const { book, chosen, isPrefilled, checkout } = await load(ann)
  assert.deepEqual(
    book.map(({ address }) => address.city),
    ['Columbus', 'Dayton'],
  )
  assert.deepEqual([chosen, isPrefilled], [book[0]!.id, true])
  assert.equal(checkout.draft.shippingAddress.city, 'Columbus')
})

test('a guest has no addresses to choose from [ACCOUNT-203, ADDRESS-001]', async () => {
  const guest = shop.visit()
  await cartWith(guest, [{ productId: 7, qty: 1 }])
  const { book, chosen } = await load(guest)
  assert.deepEqual([book, chosen], [[], 'new'])
})

test('the address that is chosen is ordered to, whatever the fields beside it hold', async () => {
  const ann = await customerWith(columbus, dayton)
  const { book } = await load(ann)
  await send(ann, { saved: book[1]!.id, shown: 'book', ...fieldsOf({ ...typed, city: 'Elsewhere' }) })
  const after = await load(ann)
  assert.equal(after.checkout.draft.shippingAddress.city, 'Dayton')
  assert.equal(after.checkout.draft.shippingAddress.email, 'ann@example.com')
  assert.deepEqual([after.chosen, after.isPrefilled], [book[1]!.id, false])
})

test('another address is asked for where its fields are not shown yet, and starts without a street', async () => {
  const ann = await customerWith(columbus)
  assert.equal(await send(ann, { saved: 'new', shown: 'book' }), '/checkout/shipping?address=new#ship-to')
  const { checkout, chosen, book } = await load(ann, '/checkout/shipping?address=new')
  assert.deepEqual([chosen, book.length, checkout.draft.shippingAddress.street], ['new', 1, []])
})

test('a new address that is refused comes back as it was typed, where it says neither street nor city', async () => {
  const ann = await customerWith(columbus)
  const { book } = await load(ann)
  const fields = { ...fieldsOf({ ...typed, firstname: 'Robin', city: '', postcode: '' }), street: '' }
  const page = pageAt('/checkout/shipping')
  await answers(saveShipping(pageContextOf(ann), page, formOf({ saved: 'new', ...fields })))
  const { checkout, chosen } = await load(ann, formPath(book, 'new'))
  const { firstname, region, city } = checkout.draft.shippingAddress
  assert.deepEqual([chosen, firstname, region, city], ['new', 'Robin', 'OH', ''])
  assert.equal(formPath(book, book[0]!.id), '/checkout/shipping')
  assert.equal(await send(ann, { saved: 'new', op: 'country', ...fields }), '/checkout/shipping?address=new')
})

test('who asks for another address keeps the e-mail address and the comments that they typed', async () => {
  const ann = await customerWith(columbus)
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

test('another address is kept when that is wished, and once', async () => {
  const ann = await customerWith(columbus)
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
  const step = await loadStep(context)
  const { billingBook: book, chosenBilling } = await billingBook(context, step, pageAt(path).url)
  return { draft: step.checkout.draft, book, chosenBilling, cities: book.map(({ address }) => address.city) }
}

test('a bill may go to any address of the book, the default for bills first, where the site does not ship, too [ACCOUNT-204]', async () => {
  const ann = await customerWith(columbus, berlin, { ...dayton, isDefaultBilling: true })
  const { book, cities, chosenBilling } = await billing(ann)
  assert.deepEqual([cities, chosenBilling], [['Dayton', 'Columbus', 'Berlin'], book[0]!.id])
  assert.equal((await billing(ann, newBillingPath)).chosenBilling, 'new')
  const guest = shop.visit()
  await cartWith(guest, [{ productId: 7, qty: 1 }])
  assert.deepEqual((await billing(guest)).book, [])
})

test('the chosen address of the book is billed, whatever else the form holds, and is chosen again', async () => {
  const ann = await customerWith(columbus, berlin)
  await send(ann, { saved: (await load(ann)).book[0]!.id })
  const { book } = await billing(ann)
  const of = (city: string) => book.find(({ address }) => address.city === city)!.id
  await answers(bill(ann, { 'billing-saved': of('Berlin'), shown: 'book', 'billing-city': 'Nowhere' }))
  const after = await billing(ann)
  assert.deepEqual([after.draft.billingAddress.city, after.draft.billingSameAsShipping], ['Berlin', false])
  assert.equal(after.chosenBilling, of('Berlin'))
})

test('without a script another billing address is asked for on a page of its own, and what was typed there stays', async () => {
  const ann = await customerWith(columbus)
  await send(ann, { saved: (await load(ann)).book[0]!.id })
  assert.equal(await leadsTo(bill(ann, { 'billing-saved': 'new', shown: 'book' })), `${newBillingPath}#billing`)
  const typed = { 'billing-saved': 'new', 'billing-firstname': 'Ann', 'billing-countryId': 'DE' }
  assert.equal(await leadsTo(bill(ann, { ...typed, op: 'country' })), newBillingPath)
  await answers(bill(ann, { ...typed, 'billing-street': 'Hafenweg 3', 'billing-city': '' }))
  const { draft, chosenBilling } = await billing(ann)
  assert.deepEqual([draft.billingAddress.street, chosenBilling], [['Hafenweg 3'], 'new'])
})

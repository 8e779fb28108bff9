import { Redirect } from '#storefront/router/results.ts'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Site } from '#domain/sites.ts'
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
import { fromSavedAddress, toSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { loadTexts } from '../texts.ts'
import { changeAddressBook, saveAddress, type AddressBookResult } from './address-actions.ts'
import { loadAddresses } from './load-addresses.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['addresses']))

const berlin = {
  ...customerAddress,
  street: ['Hafenweg 3'],
  city: 'Berlin',
  region: '',
  postcode: '10115',
  countryId: 'DE',
}
const paris = { ...berlin, city: 'Paris', postcode: '75011', countryId: 'FR' }

const load = async (visitor: Visitor, path = '/account/address', site: Site = 'USA', country?: string) =>
  (await loadAddresses(pageContextOf(visitor, site, country), pageAt(path))).view
const save = (visitor: Visitor, address = customerAddress, fields: Record<string, string> = {}, site: Site = 'USA') =>
  saveAddress(pageContextOf(visitor, site), formOf({ op: 'address', ...fields }), address)
const change = (visitor: Visitor, op: string, address: string) =>
  redirectLocation(changeAddressBook(pageContextOf(visitor), formOf({ op, address })))

test('a guest who opens the address book is redirected to login and back', async () => {
  const guest = shop.visit()
  const login = '/login?redirect=%2Faccount%2Faddress%3Fadd%3D1'
  assert.equal(await redirectLocation(loadAddresses(pageContextOf(guest), pageAt('/account/address?add=1'))), login)
  assert.equal(await redirectLocation(save(guest)), '/login?redirect=%2Faccount%2Faddress')
})

test('a VAT number is stored as the vatId of an address and restored from it [ADDRESS-406]', async () => {
  const savedInput = toSavedAddress({ ...berlin, vatNumber: 'DE129273398' })
  assert.equal(savedInput.vatId, 'DE129273398')
  assert.ok(!('vatNumber' in savedInput))
  const ann = await customerOf(shop)
  await save(ann, { ...customerAddress, vatNumber: 'DE129273398' })
  const [saved] = await ann.call('GET /svc_customer/customer/address', {})
  assert.equal(fromSavedAddress(saved!).vatNumber, 'DE129273398')
})

test('an address can be added, set as default, changed, and deleted [ADDRESS-401, ADDRESS-403]', async () => {
  const ann = await customerOf(shop)
  const { cards, form } = await load(ann, '/account/address?add=1')
  assert.deepEqual([cards, form?.address, form?.contact.firstname], [[], null, 'Ann'])
  assert.equal(await redirectLocation(save(ann)), '/account/address?done=address')
  assert.equal(
    await redirectLocation(save(ann, { ...customerAddress, city: 'Dayton' })),
    '/account/address?done=address',
  )
  const [first, second] = (await load(ann)).cards
  assert.deepEqual(
    [first!.name, first!.isDefaultShipping, second!.isDefaultShipping],
    ['12 Forge Street, Columbus', true, false],
  )
  assert.equal(await change(ann, 'default-shipping', second!.id), '/account/address?done=default-shipping')
  assert.equal(await change(ann, 'default-billing', second!.id), '/account/address?done=default-billing')
  const [now] = (await load(ann)).cards
  assert.deepEqual([now!.id, now!.isDefaultShipping, now!.isDefaultBilling], [second!.id, true, true])
  assert.equal((await load(ann, `/account/address?edit=${first!.id}`)).form?.address?.city, 'Columbus')
  await redirectLocation(save(ann, { ...customerAddress, city: 'Akron' }, { address: first!.id }))
  const { removing } = await load(ann, `/account/address?remove=${second!.id}`)
  assert.deepEqual(removing, {
    id: second!.id,
    shipping: '12 Forge Street, Akron',
    billing: '12 Forge Street, Akron',
  })
  assert.equal(await change(ann, 'delete', second!.id), '/account/address?done=delete')
  assert.equal(await change(ann, 'delete', second!.id), '/account/address?problem=gone')
  assert.equal((await load(ann)).cards.length, 1)
})

test('submitting an address form twice saves one address, and submitting it with changes saves a second address [ADDRESS-401]', async () => {
  const ann = await customerOf(shop)
  const { load: key } = await load(ann, '/account/address?add=1')
  assert.equal(await redirectLocation(save(ann, customerAddress, { key })), '/account/address?done=address')
  assert.equal(await redirectLocation(save(ann, customerAddress, { key })), '/account/address?done=address')
  await redirectLocation(save(ann, { ...customerAddress, city: 'Dayton' }, { key }))
  const cities = (await ann.call('GET /svc_customer/customer/address', {})).map(({ city }) => city)
  assert.deepEqual(cities, ['Columbus', 'Dayton'])
})

test('an invalid address form and a country change preserve the entered values', async () => {
  const ann = await customerOf(shop)
  const wrong = (await assertActionData(save(ann, { ...customerAddress, postcode: '432' }))) as AddressBookResult
  assert.deepEqual([wrong.problem, wrong.address.postcode], ['fields', '432'])
  const marks = { isDefaultShipping: 'on' }
  assert.equal(((await assertActionData(save(ann, berlin, marks))) as AddressBookResult).problem, 'elsewhere')
  const other = (await assertActionData(save(ann, berlin, { op: 'country', ...marks }))) as AddressBookResult
  assert.deepEqual([other.problem, other.address.countryId, other.marks], [null, 'DE', { isDefaultShipping: true }])
  assert.deepEqual((await load(ann)).cards, [])
})

test('a new default address in a different country reloads the document, which shows that country for prices [ADDRESS-411]', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  assert.equal(await redirectLocation(save(ann, berlin, {}, 'EUR')), '/account/address?done=address')
  const again = await save(ann, paris, { isDefaultShipping: 'on' }, 'EUR').catch((thrown: unknown) => thrown)
  assert.ok(again instanceof Redirect)
  assert.equal(again.to, '/account/address?done=address&now=FR')
  assert.equal(again.isDocument, true)
  assert.equal((await load(ann, '/account/address?done=address&now=FR', 'EUR', 'FR')).shipsNowTo, 'FR')
  assert.equal((await load(ann, '/account/address?done=address&now=FR', 'EUR', 'DE')).shipsNowTo, null)
})

test("an address outside the site's destinations is saved for billing and marked as unavailable for shipping", async () => {
  const ann = await customerOf(shop)
  await redirectLocation(save(ann, berlin))
  const [card] = (await load(ann)).cards
  assert.deepEqual([card!.isShippedTo, card!.isDefaultShipping, card!.isDefaultBilling], [false, false, true])
})

test('a suggested address is shown before saving, and a second submission saves either address with its flags [ADDRESS-401]', async () => {
  const ann = await customerOf(shop)
  await redirectLocation(save(ann))
  const slip = { ...customerAddress, region: 'NY' }
  const marks = { isDefaultShipping: 'on' }
  const data = (await assertActionData(save(ann, slip, marks))) as AddressBookResult
  assert.deepEqual([data.problem, data.suggested?.region, data.marks], [null, 'OH', { isDefaultShipping: true }])
  assert.equal((await load(ann)).cards.length, 1)
  assert.equal(
    await redirectLocation(save(ann, slip, { ...marks, confirmed: 'entered' })),
    '/account/address?done=address',
  )
  const [saved, ...others] = (await ann.call('GET /svc_customer/customer/address', {})).filter(
    ({ region }) => region === 'NY',
  )
  assert.deepEqual([saved!.isDefaultShipping, others], [true, []])
  // After a change to other fields, no correction is suggested for an unchanged place.
  const called = { ...slip, telephone: '614 555 0102' }
  assert.equal(await redirectLocation(save(ann, called, { address: saved!._id })), '/account/address?done=address')
  const moved = (await assertActionData(
    save(ann, { ...slip, city: 'DAYTON' }, { address: saved!._id }),
  )) as AddressBookResult
  assert.deepEqual([moved.suggested?.city, moved.suggested?.region], ['Dayton', 'OH'])
})

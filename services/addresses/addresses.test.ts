import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { openGoogleAddresses } from '#platform/address/google-for-tests.ts'
import { googleAddresses } from '#platform/address/google.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const forge = {
  firstname: 'Ann',
  lastname: 'Bell',
  telephone: '614 555 0101',
  street: ['12 Forge Street'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
  countryId: 'US',
}
const berlin = { ...forge, street: ['Hafenweg 3'], city: 'Berlin', region: '', postcode: '10115', countryId: 'DE' }
type Entered = Partial<typeof forge> & {
  apartment?: string
  vatId?: string
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}

const read = ({ call }: Visitor) => call('GET /svc_customer/customer/address', {})
const add = ({ call }: Visitor, body: Entered = forge, key = randomUUID()) =>
  call('POST /svc_customer/customer/address', { body, key })
const change = ({ call }: Visitor, id: string, body: Entered) =>
  call('PATCH /svc_customer/customer/address/{id}', { params: { id }, body, key: randomUUID() })
const remove = ({ call }: Visitor, id: string) =>
  call('DELETE /svc_customer/customer/address/{id}', { params: { id }, key: randomUUID() })
type Book = Awaited<ReturnType<typeof read>>
const marked = (book: Book, mark: 'isDefaultShipping' | 'isDefaultBilling') =>
  book.filter((each) => each[mark]).map(({ city }) => city)

test('adding an address returns the entire address book [ADDRESS-416, ADDRESS-419]', async () => {
  const ann = await customerOf(shop)
  const [first, ...none] = await add(ann)
  assert.deepEqual(none, [])
  assert.match(first!._id, /^[0-9a-f-]{36}$/)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  assert.deepEqual([first!.city, first!.email], ['Columbus', email])
  assert.deepEqual([first!.isDefaultShipping, first!.isDefaultBilling], [true, true])
  const both = await add(ann, { ...forge, city: 'Dayton' })
  assert.deepEqual(
    both.map(({ city }) => city),
    ['Columbus', 'Dayton'],
  )
  assert.deepEqual(await read(ann), both)
})

test('adding an address twice with the same key stores it once', async () => {
  const ann = await customerOf(shop)
  const key = randomUUID()
  const first = await add(ann, forge, key)
  assert.deepEqual(await add(ann, forge, key), first)
  assert.equal((await read(ann)).length, 1)
})

test('an address update changes only the fields in the request [ADDRESS-417, ADDRESS-419]', async () => {
  const ann = await customerOf(shop)
  const [{ _id }] = (await add(ann)) as [Book[number]]
  const [after] = await change(ann, _id, { city: 'Dayton', postcode: '45402' })
  assert.deepEqual([after!.city, after!.postcode, after!.street], ['Dayton', '45402', ['12 Forge Street']])
  assert.deepEqual([after!._id, after!.isDefaultShipping], [_id, true])
  assert.deepEqual(await read(ann), [after])
})

test('a VAT number is read and written as vatId [ADDRESS-406]', async () => {
  const ann = await customerOf(shop)
  const [saved] = await add(ann, { ...forge, vatId: 'DE129273398' })
  assert.equal(saved!.vatId, 'DE129273398')
  assert.ok(!('vatNumber' in saved!))
  const stored = statement<{ vatNumber: string }>(
    'test.vat-number',
    `select address->>'vatNumber' as "vatNumber" from saved_address where id = $1`,
  )
  assert.deepEqual(await shop.db.run(stored, [saved!._id]), [{ vatNumber: 'DE129273398' }])
})

test('a new default shipping address replaces the previous one [ADDRESS-409]', async () => {
  const ann = await customerOf(shop)
  await add(ann)
  const book = await add(ann, { ...forge, city: 'Dayton', isDefaultShipping: true })
  assert.deepEqual([marked(book, 'isDefaultShipping'), marked(book, 'isDefaultBilling')], [['Dayton'], ['Columbus']])
  const columbus = book.find(({ city }) => city === 'Columbus')!
  assert.deepEqual(marked(await change(ann, columbus._id, { isDefaultShipping: true }), 'isDefaultShipping'), [
    'Columbus',
  ])
})

test('a new default billing address replaces the previous one [ADDRESS-410]', async () => {
  const ann = await customerOf(shop)
  await add(ann)
  const book = await add(ann, { ...forge, city: 'Dayton', isDefaultBilling: true })
  assert.deepEqual([marked(book, 'isDefaultBilling'), marked(book, 'isDefaultShipping')], [['Dayton'], ['Columbus']])
  const columbus = book.find(({ city }) => city === 'Columbus')!
  assert.deepEqual(marked(await change(ann, columbus._id, { isDefaultBilling: true }), 'isDefaultBilling'), [
    'Columbus',
  ])
})

test('of addresses set as the default concurrently, exactly one is the default', async () => {
  const ann = await customerOf(shop)
  const cities = times(6, (index) => `Town ${index}`)
  const done = cities.map((city) => add(ann, { ...forge, city, isDefaultShipping: true, isDefaultBilling: true }))
  assert.deepEqual(await countResults(done), { fulfilled: 6 })
  const book = await read(ann)
  assert.deepEqual([marked(book, 'isDefaultShipping').length, marked(book, 'isDefaultBilling').length], [1, 1])
})

test('a guest must log in to use an address book [ADDRESS-415, ACCOUNT-203]', async () => {
  const guest = shop.visit()
  const refused = { status: 401, code: 'login_required' }
  await assert.rejects(read(guest), refused)
  await assert.rejects(add(guest), refused)
  await assert.rejects(change(guest, randomUUID(), {}), refused)
  await assert.rejects(remove(guest, randomUUID()), refused)
})

test('an address is deleted once, and only by its owner [ADDRESS-418]', async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop)]
  const [{ _id }] = (await add(ann)) as [Book[number]]
  const missing = { status: 404, code: 'address_not_found' }
  await assert.rejects(remove(bob, _id), missing)
  await assert.rejects(change(bob, _id, { city: 'Dayton' }), missing)
  assert.deepEqual(await read(bob), [])
  assert.deepEqual(await remove(ann, _id), [])
  await assert.rejects(remove(ann, _id), missing)
})

test('after a default address is deleted, the newest remaining address becomes the default', async () => {
  const ann = await customerOf(shop)
  const [columbus] = await add(ann)
  await add(ann, { ...forge, city: 'Dayton' })
  await add(ann, { ...forge, city: 'Akron' })
  const book = await remove(ann, columbus!._id)
  assert.deepEqual([marked(book, 'isDefaultShipping'), marked(book, 'isDefaultBilling')], [['Akron'], ['Akron']])
  assert.equal(book.length, 2)
})

test('after a billing default is deleted, the next address becomes the default, even if the site does not ship to it', async () => {
  const ann = await customerOf(shop)
  const german = { ...forge, region: '', postcode: '10115', countryId: 'DE' }
  const unmarked = { isDefaultShipping: false, isDefaultBilling: false }
  const [essen] = await add(ann, { ...german, ...unmarked, city: 'Essen' })
  await add(ann, { ...german, ...unmarked, city: 'Bonn' })
  const book = await remove(ann, essen!._id)
  assert.deepEqual([marked(book, 'isDefaultShipping'), marked(book, 'isDefaultBilling')], [[], ['Bonn']])
})

test('after the default shipping address is deleted, the next address becomes the default', async () => {
  const ann = await customerOf(shop)
  await add(ann)
  const [dayton] = await add(ann, { ...forge, city: 'Dayton', isDefaultShipping: true })
  const book = await remove(ann, dayton!._id)
  assert.deepEqual([marked(book, 'isDefaultShipping'), marked(book, 'isDefaultBilling')], [['Columbus'], ['Columbus']])
})

test('an address is stored in normalized form: single lines, and the postcode in the format of its country', async () => {
  const ann = await customerOf(shop)
  const typed = { lastname: 'Be\u202Ell', street: ['12 Forge Street\nGate 2'], postcode: '432151234' }
  const [saved] = await add(ann, { ...forge, ...typed })
  const { lastname, street, postcode } = saved!
  assert.deepEqual([lastname, street, postcode], ['Bell', ['12 Forge Street Gate 2'], '43215-1234'])
  const [changed] = await change(ann, saved!._id, {
    countryId: 'DE',
    region: '',
    postcode: 'D-10115',
    isDefaultShipping: false,
  })
  assert.equal(changed!.postcode, '10115')
  await assert.rejects(add(ann, { ...forge, lastname: '\u200B', telephone: 'call me' }), {
    details: {
      fields: [
        { path: 'lastname', rule: 'required' },
        { path: 'telephone', rule: 'pattern' },
      ],
    },
  })
})

test('an invalid address is refused with the invalid fields', async () => {
  const ann = await customerOf(shop)
  await assert.rejects(add(ann, { ...forge, postcode: '432', region: 'Ohio' }), {
    status: 422,
    code: 'invalid_address',
    details: {
      fields: [
        { path: 'region', rule: 'choice' },
        { path: 'postcode', rule: 'pattern' },
      ],
    },
  })
  await assert.rejects(add(ann, { ...berlin, isDefaultShipping: true }), { code: 'invalid_address' })
  assert.deepEqual(await read(ann), [])
  const [saved] = await add(ann)
  await assert.rejects(change(ann, saved!._id, { city: '' }), { status: 422, code: 'invalid_address' })
  assert.equal((await read(ann))[0]!.city, 'Columbus')
})

test('an address book can have at most fifty addresses, even under concurrency', async () => {
  const ann = await customerOf(shop)
  for (const index of times(48, (each) => each)) await add(ann, { ...forge, apartment: `Gate ${index}` })
  assert.deepEqual(await countResults(times(5, () => add(ann))), { fulfilled: 2, address_limit: 3 })
  assert.equal((await read(ann)).length, 50)
})

test('on sites with several countries, a default shipping address sets the ship-to country of the session [ADDRESS-411]', async () => {
  const ann = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const shipTo = () => ann.cookies.get('ship_to')
  const [first] = await add(ann, berlin)
  assert.equal(shipTo(), 'DE')
  await add(ann, { ...berlin, countryId: 'FR', postcode: '75011', city: 'Paris' })
  assert.equal(shipTo(), 'DE')
  const paris = (await read(ann)).find(({ city }) => city === 'Paris')!
  await change(ann, paris._id, { isDefaultShipping: true })
  assert.equal(shipTo(), 'FR')
  await change(ann, first!._id, { telephone: '030 555 0100' })
  assert.equal(shipTo(), 'FR')
  const here = await customerOf(shop)
  await add(here)
  assert.equal(here.cookies.get('ship_to'), undefined)
})

test('checkout suggests a corrected address within the site, or null if the address is correct', async () => {
  const { street, city, region, postcode, countryId } = forge
  const place = { street, apartment: 'Apt 5', city, region, postcode, countryId }
  const suggest = async ({ call }: Visitor, change: Partial<typeof place> = {}) =>
    (await call('POST /svc_checkout/address/suggestion', { body: { ...place, ...change } })).suggestion
  const guest = shop.visit()
  assert.equal(await suggest(guest), null)
  assert.deepEqual(await suggest(guest, { region: 'NY' }), place)
  assert.equal(await suggest(shop.visit('APO'), { region: 'AE' }), null)
  const london = { countryId: 'GB', region: '', city: 'London', postcode: 'sw1a1aa' }
  assert.equal((await suggest(shop.visit('GBR'), london))?.postcode, 'SW1A 1AA')
})

test('once a shopper has reached the suggestion limit, addresses are accepted as entered', async () => {
  const google = await openGoogleAddresses()
  after(() => google.close())
  const { baseUrl } = google
  const addressEngine = googleAddresses({ baseUrl, key: 'a-key', now: shop.clock, warn: () => {} })
  const visitor = shop.visitBy({ addressEngine })()
  await cartWith(visitor, [{ productId: 7, qty: 1 }])
  const { call } = visitor
  const { city, region, postcode, countryId } = forge
  const body = { street: ['12 Forg Street'], apartment: '', city, region, postcode, countryId }
  const suggest = async () => (await call('POST /svc_checkout/address/suggestion', { body })).suggestion
  for (const each of await Promise.all(times(60, suggest))) assert.deepEqual(each?.street, ['12 Forge St'])
  assert.equal(await suggest(), null)
  assert.equal(google.received.length, 60)
})

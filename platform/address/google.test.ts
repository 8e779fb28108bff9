import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clockForTests } from '../clock-for-tests.ts'
import { openGoogleAddresses } from './google-for-tests.ts'
import { googleAddresses } from './google.ts'

const server = await openGoogleAddresses()
after(() => server.close())
const columbus = {
  street: ['12 Forge Street'],
  apartment: '',
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
  countryId: 'US',
}
const open = (baseUrl = server.baseUrl) => {
  const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
  const warned: number[] = []
  const { suggest } = googleAddresses({ baseUrl, key: 'a-key', now: clock, warn: (status) => warned.push(status) })
  return { clock, warned, ask: (change: Partial<typeof columbus> = {}) => suggest({ ...columbus, ...change }) }
}

test('the address request to Google contains only the delivery address and the key', async () => {
  await open().ask({ apartment: 'Apt 5' })
  assert.deepEqual(server.received.at(-1), {
    key: 'a-key',
    address: {
      regionCode: 'US',
      postalCode: '43215',
      administrativeArea: 'OH',
      locality: 'Columbus',
      addressLines: ['12 Forge Street', 'Apt 5'],
    },
  })
})

test('fields that Google replaced or spell-corrected are suggested, but reformatted fields are not', async () => {
  const { ask } = open()
  assert.deepEqual(await ask({ street: ['12 Forg Street'] }), { ...columbus, street: ['12 Forge St'] })
  assert.deepEqual(await ask({ street: ['1 Mistaken Road'] }), {
    ...columbus,
    street: ['1 Mistaken Road'],
    city: 'Dayton',
    postcode: '45402',
  })
  assert.equal(await ask({ street: ['214 Harbor Street'] }), null)
  assert.equal(await ask(), null)
})

test('a street with an unresolved word is left as entered', async () => {
  const street = ['2 Half Known']
  assert.deepEqual(await open().ask({ street }), { ...columbus, street, city: 'Dayton' })
})

test('a separately entered apartment is removed from the end of the suggested street, in any notation', async () => {
  const { ask } = open()
  const mended = async (apartment: string) => (await ask({ street: ['12 Anvel Street'], apartment }))?.street
  for (const apartment of ['', '2', '12', 'Apt 5', 'apt  b.1', '#7', 'Unit #7'])
    assert.deepEqual(await mended(apartment), ['12 Anvil St'], apartment)
  // The service dropped the apartment, so its street cannot be trusted.
  assert.deepEqual(await ask({ street: ['12 Forg Street'], apartment: '2' }), {
    ...columbus,
    street: ['12 Forg Street'],
    apartment: '2',
  })
})

test('a refused Google key is reported once until it works again, and pauses requests for 30 seconds', async () => {
  const { ask, clock, warned } = open()
  const before = server.received.length
  for (let turn = 0; turn < 2; turn += 1) {
    assert.equal(await ask({ street: ['Refused'] }), null)
    assert.equal(await ask({ street: ['12 Forg Street'] }), null)
    clock.advance(30_001)
  }
  assert.deepEqual([server.received.length - before, warned], [2, [403]])
  assert.notEqual(await ask({ street: ['12 Forg Street'] }), null)
  await ask({ street: ['Refused'] })
  assert.deepEqual(warned, [403, 403])
})

test('an unsupported country results in no suggestion and does not pause requests', async () => {
  const { ask } = open()
  assert.equal(await ask({ countryId: 'AQ' }), null)
  assert.notEqual(await ask({ street: ['12 Forg Street'] }), null)
})

test('an error, a timeout, or a failed connection results in no suggestion and pauses requests for 30 seconds', async () => {
  for (const street of [['Down'], ['Slow']]) {
    const { ask, clock } = open()
    assert.equal(await ask({ street }), null)
    const before = server.received.length
    assert.equal(await ask({ street: ['12 Forg Street'] }), null)
    assert.equal(server.received.length, before)
    clock.advance(30_001)
    assert.notEqual(await ask({ street: ['12 Forg Street'] }), null)
  }
  assert.equal(await open('http://127.0.0.1:9/v1').ask(), null)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openRatesShop } from '#services/shipping/rates-shop-for-tests.ts'

const { as } = await openRatesShop()
const regionsOf = async (site: 'USA' | 'APO' | 'EUR' | 'CAN', countryCode: string) =>
  (await as(site)('GET /svc_ssr/regions', { query: { countryCode } })).map(({ code }) => code)

test('the countries of a site have the fields that an address form needs [ADDRESS-420]', async () => {
  const countries = await as('EUR')('GET /svc_ssr/countries', {})
  assert.equal(countries.length, 29)
  assert.deepEqual(
    countries.find(({ alpha2 }) => alpha2 === 'DE'),
    {
      alpha2: 'DE',
      name: 'Germany',
      requireCity: true,
      requireRegion: false,
      requirePostcode: true,
      postcodeRegex: '^[0-9]{5}$',
      cityLabel: 'city',
      regionLabel: 'province',
      postcodeLabel: 'postcode',
      lineOrder: ['street', 'apartment', 'postcode', 'city'],
      format: 'O/N/A/Z C',
    },
  )
  const [only, ...more] = await as('CAN')('GET /svc_ssr/countries', {})
  assert.equal(only!.alpha2, 'CA')
  assert.deepEqual(more, [])
})

test('the region lookup returns the regions of a country, and the military regions on APO [ADDRESS-422]', async () => {
  assert.equal((await regionsOf('USA', 'US')).length, 51)
  assert.deepEqual(await regionsOf('APO', 'US'), ['AA', 'AE', 'AP'])
  assert.ok((await regionsOf('CAN', 'CA')).includes('QC'))
  assert.deepEqual(await regionsOf('EUR', 'DE'), [])
  assert.equal((await regionsOf('USA', 'JP')).length, 47)
  assert.ok((await regionsOf('USA', 'BR')).includes('SP'))
  await assert.rejects(regionsOf('USA', 'usa'), { code: 'invalid_request' })
})

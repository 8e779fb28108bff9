import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { configuration } from '#platform/settings/settings-for-tests.ts'
import { consentVersionOf, thirdPartiesOf } from './third-parties.ts'

test("a configured destination is in the list of services and in the list's version", () => {
  const without = configuration({})
  assert.deepEqual([thirdPartiesOf(without).destinations, consentVersionOf(without)], [[], consentVersion([])])
  const settings = configuration({
    CUSTOMER_DATA_URL: 'https://data.example',
    CUSTOMER_DATA_WRITE_KEY: 'write-key-0123456789',
    EMAIL_MARKETING_API_KEY: 'api-key-0123456789',
    SEARCH_ADS_ID: 'AW-123456789',
  })
  assert.deepEqual(thirdPartiesOf(settings).destinations, ['customer-data', 'email-marketing'])
  assert.equal(
    consentVersionOf(settings),
    consentVersion(['search-ads', 'customer-data-events', 'email-marketing-events']),
  )
})

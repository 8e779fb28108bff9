import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from '../settings-for-tests.ts'

test('a GrowthBook connection needs its host and client key', () => {
  const host = { GROWTHBOOK_API_HOST: 'https://flags.example/' }
  assert.equal(configuration({}).growthBook, undefined)
  assert.deepEqual(configuration({ ...host, GROWTHBOOK_CLIENT_KEY: 'sdk-1' }).growthBook, {
    apiHost: 'https://flags.example',
    clientKey: 'sdk-1',
    decryptionKey: undefined,
  })
  assert.match(problems(host)[0] ?? '', /must be set together/)
  assert.match(
    problems({ GROWTHBOOK_DECRYPTION_KEY: 'MDEyMzQ1Njc4OWFiY2RlZg==' })[0] ?? '',
    /needs GROWTHBOOK_API_HOST/,
  )
  assert.match(problems({ ...host, GROWTHBOOK_DECRYPTION_KEY: 'short' })[0] ?? '', /must be 16 bytes in Base64/)
})

test('employee domains are a list in lowercase, empty by default [FLAG-414]', () => {
  const of = (text?: string) => configuration(text === undefined ? {} : { EMPLOYEE_DOMAINS: text }).employeeDomains
  assert.deepEqual([of(), of('Irons.example, warehouse.example')], [[], ['irons.example', 'warehouse.example']])
  for (const wrong of ['@irons.example', 'irons', 'irons.example,', 'ann@irons.example', '*.irons.example']) {
    assert.match(problems({ EMPLOYEE_DOMAINS: wrong })[0] ?? '', /^EMPLOYEE_DOMAINS must be domains/, wrong)
  }
})

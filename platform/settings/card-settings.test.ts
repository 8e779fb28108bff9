import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { configuration, live, problems } from './settings-for-tests.ts'

test("Spreedly's fields use its own script, and are signed if the account has a certificate", () => {
  const { scriptUrl, certificate } = configuration(live).spreedly!
  assert.deepEqual([scriptUrl, certificate], ['https://core.spreedly.com/iframe/iframe-v1.min.js', undefined])
  assert.equal(problems({ ...live, SPREEDLY_SCRIPT_URL: 'http://localhost:9/frame.js' }).length, 1)
  assert.match(problems({ ...live, SPREEDLY_CERTIFICATE_TOKEN: 'C1' })[0]!, /^SPREEDLY_CERTIFICATE_KEY must be set too/)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signed = {
    ...live,
    SPREEDLY_CERTIFICATE_TOKEN: 'C1',
    SPREEDLY_CERTIFICATE_KEY: key.replaceAll('\n', String.raw`\n`),
  }
  assert.deepEqual(configuration(signed).spreedly?.certificate, { token: 'C1', key })
})

test('a card page certificate key that is not a complete RSA private key is a startup error', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const key of [String.raw`-----BEGIN PRIVATE KEY-----\nabc`, '-----BEGIN CERTIFICATE-----', other]) {
    const found = problems({ ...live, SPREEDLY_CERTIFICATE_TOKEN: 'C1', SPREEDLY_CERTIFICATE_KEY: key })
    assert.match(found.join(), /^SPREEDLY_CERTIFICATE_KEY must be a complete RSA private key/)
  }
})

test('the card page has a separate origin, which is local by default and must be HTTPS in live mode', () => {
  assert.equal(configuration({ PORT: '4000' }).cardPageUrl, 'http://localhost:4006')
  assert.equal(configuration(live).cardPageUrl, 'https://cards.shop.example')
  const { CARD_PAGE_URL: _, ...without } = live
  assert.match(problems(without)[0]!, /^CARD_PAGE_URL is required in live mode/)
  assert.match(
    problems({ ...live, CARD_PAGE_URL: 'http://cards.shop.example' })[0]!,
    /^CARD_PAGE_URL must begin with ht/,
  )
  for (const own of [{ ...live, CARD_PAGE_URL: live.SITE_URL_EUR }, { CARD_PAGE_URL: 'http://localhost:3000' }])
    assert.match(problems(own)[0]!, /^CARD_PAGE_URL is the origin of a site/)
  assert.match(problems({ ...live, CARD_PAGE_URL: 'https://cards.shop.example/card' })[0]!, /without a path/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, live, problems } from './settings-for-tests.ts'

test('form entries are forwarded if a URL is configured, with an optional token', () => {
  const url = 'https://crm.shop.example/entries'
  assert.equal(configuration({}).formForwarding, undefined)
  assert.deepEqual(configuration({ FORMS_FORWARD_URL: url }).formForwarding, { url, token: undefined })
  const both = { FORMS_FORWARD_URL: url, FORMS_FORWARD_TOKEN: 'q8Zr1Lw9Tc4X' }
  assert.deepEqual(configuration(both).formForwarding, { url, token: 'q8Zr1Lw9Tc4X' })
})

test('a forwarding token without a URL, an invalid URL, and a plain HTTP URL in live mode are reported as problems', () => {
  assert.match(problems({ FORMS_FORWARD_TOKEN: 'x' })[0] ?? '', /^FORMS_FORWARD_URL must be set too/)
  assert.match(problems({ FORMS_FORWARD_URL: 'crm' })[0] ?? '', /^FORMS_FORWARD_URL must be a URL/)
  const plain = problems({ ...live, FORMS_FORWARD_URL: 'http://crm.shop.example' })
  assert.match(plain[0] ?? '', /^FORMS_FORWARD_URL must begin with https/)
})

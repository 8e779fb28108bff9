import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { tagNames } from '#domain/consent/tags.ts'
import { saveChoices } from '../consent-state.ts'
import { mockBrowserGlobals, callForTests, shopForTests } from '../browser-for-tests.ts'
import { startTags } from './load-tags.ts'

const tags = tagNames.map((name) => ({ name, id: '123456', scriptUrl: `https://${name}.example/a.js` }))

test('with a privacy signal, the social pixel, search-ads tag, and email marketing do not load [CONSENT-406, CONSENT-407, CONSENT-408]', (context) => {
  const browser = mockBrowserGlobals(context, { tags, hasPrivacySignal: true })
  startTags({ ...shopForTests('USA'), isApp: false }, browser.onPage, () => false)
  saveChoices(callForTests, chooseAll(true), 'banner')
  assert.deepEqual(browser.scripts, [])
  browser.visit('/checkout')
  assert.equal(browser.location.reloads, 1, 'checkout starts in a document whose policy blocks the vendors')
})

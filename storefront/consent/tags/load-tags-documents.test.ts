import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { tagNames } from '#domain/consent/tags.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { saveChoices } from '../consent-state.ts'
import { mockBrowserGlobals, callForTests, shopForTests } from '../browser-for-tests.ts'
import { tagsMarkup } from './active-tags.ts'
import { startTags } from './load-tags.ts'

const tags = tagNames.map((name) => ({ name, id: '123456', scriptUrl: `https://${name}.example/a.js` }))
const shop = { ...shopForTests('USA'), isApp: false }

test('a document states whether its content security policy allows third-party tags', () => {
  const version = consentVersion(tagNames)
  assert.match(tagsMarkup(tags, true, version), / data-may-load>/)
  assert.doesNotMatch(tagsMarkup(tags, false, version), /data-may-load/)
  assert.equal(tagsMarkup([], true, consentVersion([])), '')
})

test('a document with a server destination and no tags has the version of its service list, and loads no tags', () => {
  const version = consentVersion(['ads-events'])
  const markup = tagsMarkup([], true, version)
  assert.match(markup, new RegExp(`data-version="${version}">\\[\\]<`))
})

test('a document that starts on a sensitive page never loads tags and is not reloaded', (context) => {
  const browser = mockBrowserGlobals(context, { tags, mayLoad: false, path: '/login' })
  startTags(shop, browser.onPage, () => false)
  saveChoices(callForTests, chooseAll(true), 'banner')
  for (const path of ['/plates', '/checkout']) browser.visit(path)
  assert.deepEqual([browser.scripts, browser.warnings, browser.location.reloads], [[], [], 0])
})

test('tags do not load in a document that was opened from a sensitive page', (context) => {
  const referrer = 'https://shop.example/shippingtracker?order=1&key=secret'
  const browser = mockBrowserGlobals(context, { tags, referrer })
  startTags(shop, browser.onPage, () => false)
  browser.visit('/plates')
  assert.deepEqual(browser.scripts, [])
})

test('a document that may load tags is reloaded on a sensitive page, even if no tag has loaded', (context) => {
  const early = mockBrowserGlobals(context, { tags, path: '/checkout' })
  startTags(shop, early.onPage, () => false)
  assert.deepEqual([early.location.reloads, early.scripts], [1, []])
  const browser = mockBrowserGlobals(context, { tags })
  saveChoices(callForTests, chooseAll(false), 'banner')
  startTags(shop, browser.onPage, () => false)
  for (const path of ['/plates', '/account/orders', '/bars', '/shippingtracker']) browser.visit(path)
  assert.deepEqual([browser.location.reloads, browser.scripts], [2, []])
})

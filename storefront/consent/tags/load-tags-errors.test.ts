import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { saveChoices } from '../consent-state.ts'
import { mockBrowserGlobals, callForTests, shopForTests } from '../browser-for-tests.ts'
import { startTags } from './load-tags.ts'

test('without a vendor account, no third-party script loads, regardless of consent', (context) => {
  const browser = mockBrowserGlobals(context)
  startTags(shopForTests('USA'), browser.onPage, () => false)
  saveChoices(callForTests, chooseAll(true), 'banner')
  assert.deepEqual(browser.scripts, [])
})

test('if the search-ads tag fails to start, a warning is logged and the next page tries again [ERROR-423]', (context) => {
  const tag = { name: 'search-ads', id: 'AW-1234567', scriptUrl: 'https://ads.example/tag.js' } as const
  const browser = mockBrowserGlobals(context, { tags: [tag] })
  const { append } = browser.head
  browser.head.append = () => {
    throw new TypeError('blocked')
  }
  startTags({ ...shopForTests('USA'), isApp: false }, browser.onPage, () => false)
  assert.deepEqual(browser.warnings, ['search-ads failed TypeError: blocked'])
  browser.head.append = append
  browser.visit('/plates')
  assert.deepEqual(browser.scripts, [tag.scriptUrl], 'the next page tries again')
  browser.failScript(tag.scriptUrl)
  browser.visit('/bars')
  assert.deepEqual(browser.scripts, [tag.scriptUrl, tag.scriptUrl], 'and so after a failed load')
  browser.visit('/racks')
  assert.equal(browser.scripts.length, 2)
})

test('an affiliate script that fails to load or start is logged, and the failure has no other effect [ERROR-424]', (context) => {
  const tag = { name: 'affiliate', id: '1012345', scriptUrl: 'https://partners.example/1012345/' } as const
  const browser = mockBrowserGlobals(context, { tags: [tag] })
  const { append } = browser.head
  browser.head.append = () => {
    throw new TypeError('blocked')
  }
  startTags({ ...shopForTests('USA'), isApp: false }, browser.onPage, () => false)
  browser.head.append = append
  browser.visit('/plates')
  assert.deepEqual(browser.scripts, [tag.scriptUrl], 'the next page tries again')
  browser.failScript(tag.scriptUrl)
  assert.deepEqual(browser.warnings, ['affiliate failed TypeError: blocked', 'affiliate did not load'])
  assert.equal(browser.location.reloads, 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { saveChoices } from '../allowed.ts'
import { browserForTests, callForTests, shopForTests } from '../browser-for-tests.ts'
import { startTags } from './load-tags.ts'

test('without an account no script loads, whatever is allowed', (context) => {
  const browser = browserForTests(context)
  startTags(shopForTests('USA'), browser.onPage)
  saveChoices(callForTests, chooseAll(true), 'banner')
  assert.deepEqual(browser.scripts, [])
})

test('an error at the start of the search-ads tag is logged as a warning, without effect on the page [ERROR-423]', (context) => {
  const tag = { name: 'search-ads', id: 'AW-1234567', scriptUrl: 'https://ads.example/tag.js' } as const
  const browser = browserForTests(context, { tags: [tag] })
  Object.assign(globalThis.document.head, {
    append: () => {
      throw new TypeError('blocked')
    },
  })
  startTags({ ...shopForTests('USA'), isApp: false }, browser.onPage)
  assert.deepEqual(browser.warnings, ['search-ads failed TypeError: blocked'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadMilitaryNotice } from './load-military-notice.ts'

test("links in the military mail note lead to the page's locale [SHELL-418]", async () => {
  const content = [{ type: 'Text', props: { id: 'note', html: '<p><a href="/help">Help</a></p>' } }]
  const call = (async () => ({ roguebuilder: { content } })) as unknown as StoreCall
  const context = pageContextOf({ call } as Parameters<typeof pageContextOf>[0])
  const shop = { ...context.shop, locale: { ...context.shop.locale, path: 'de' } }
  assert.equal(await loadMilitaryNotice({ ...context, shop }), '<p><a href="/de/help">Help</a></p>')
})

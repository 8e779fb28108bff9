import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadBlocksBelowList } from './load-below.ts'

const shop = await openTestShop()
await loadTexts('en', ['catalog/deals'])

async function blocksWhen(refused: RefusalError) {
  const warnings: unknown[] = []
  const context = pageContextOf(shop.visit())
  const call: PageContext['call'] = (name, ...rest) =>
    name === 'GET /svc_content/cms/page/{id}' ? Promise.reject(refused) : context.call(name, ...rest)
  const warn = (_message: string, error: unknown) => warnings.push(error)
  return { blocks: await loadBlocksBelowList({ ...context, call, warn }, 'plates'), warnings }
}

test('if a content page fails to load, the failure is logged and its blocks are omitted [ERROR-407, ERROR-408]', async () => {
  const refused = new RefusalError(503, 'service_unavailable')
  assert.deepEqual(await blocksWhen(refused), { blocks: [], warnings: [refused] })
})

test('a content page that does not exist is omitted without a warning', async () => {
  assert.deepEqual(await blocksWhen(new RefusalError(404, 'page_not_found')), { blocks: [], warnings: [] })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { loadCompare } from '#storefront/compare/load-compare.ts'
import type { StoredBlock } from '#storefront/content/blocks.ts'
import { loadBlocks } from '#storefront/content/load-page.ts'
import { loadCards } from '#storefront/catalog/card/load-cards.ts'
import type { PageContext } from './page.ts'
import { pageAt, pageContextOf } from './page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'

const shop = await openTestShop(typedProducts)
await loadTexts('en', ['compare', 'catalog', 'catalog/deals'])

function failing(refused: RefusalError | null) {
  const warned: unknown[] = []
  const context = pageContextOf(shop.visit())
  const { call } = context
  const products = [
    'GET /svc_content/catalog/product/complete/{id}',
    'GET /svc_content/cards',
    'GET /svc_content/barbells',
  ]
  const failingCall: PageContext['call'] = (name, ...rest) =>
    refused && products.includes(name) ? Promise.reject(refused) : call(name, ...rest)
  return { warned, context: { ...context, call: failingCall, warn: (_: string, error: unknown) => warned.push(error) } }
}
const compare = (context: PageContext) => loadCompare(context, pageAt('/compare/plates?ids=51', { '*': 'plates' }))

test('recommended products that no longer exist are omitted without a warning [CATALOG-229]', async () => {
  const { context, warned } = failing(new RefusalError(404, 'product_not_found'))
  assert.deepEqual((await compare(context)).view.products, [])
  assert.equal((await loadCards(context, ['bar'])).size, 0)
  assert.deepEqual(warned, [])
  const { context: whole } = failing(null)
  assert.deepEqual(
    (await compare(whole)).view.products.map(({ id }) => id),
    [51],
  )
  assert.deepEqual([...(await loadCards(whole, ['bar'])).keys()], ['/bar'])
})

test('if recommended products fail to load, one warning is logged and the page renders without them [CATALOG-230]', async () => {
  const away = new RefusalError(503, 'service_unavailable')
  for (const load of [compare, (context: PageContext) => loadCards(context, ['bar', 'plate'])]) {
    const { context, warned } = failing(away)
    await load(context)
    assert.deepEqual(warned, [away])
  }
})

test('if a content block fails to load, one warning is logged and the page renders without it [ERROR-409]', async () => {
  const away = new RefusalError(503, 'service_unavailable')
  const { context, warned } = failing(away)
  const stored: StoredBlock[] = [
    { type: 'BarbellChart', props: { id: 'chart', heading: 'Bars', category: '' } },
    { type: 'Text', props: { id: 'text', heading: '', html: '<p>Read on</p>' } },
  ]
  const blocks = await loadBlocks(context, stored)
  assert.deepEqual(
    blocks.map(({ type }) => type),
    ['Text'],
  )
  assert.deepEqual(warned, [away])
})

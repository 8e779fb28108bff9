import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { linkedHandles, loadLinkedProducts } from './linked-products.ts'

const priced = (id: number, handle: string, price: number) =>
  testProduct(id, handle, { variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(price) })] })
const shop = await openTestShop([priced(41, 'power-bar', 29_500), priced(42, 'iron-plate', 4_500)])

test('the product handles that an article links to are listed in text order, each once', () => {
  const html =
    '<p><a href="/power-bar">Bar</a>, <a href="/plates?size=25">plates</a>, again <a href="/power-bar#reviews">bar</a></p>'
  assert.deepEqual(linkedHandles(html), ['power-bar', 'plates'])
})

test('links to articles, other sites, files, and long paths are not product handles', () => {
  const paths = ['/theindex/history/post', 'https://elsewhere.example/bar', '//elsewhere', '/media/a.avif', '/', 'bar']
  for (const href of [...paths, `/${'a'.repeat(121)}`]) assert.deepEqual(linkedHandles(`<a href="${href}">x</a>`), [])
})

test('an article shows the products that it links to, but no categories or discontinued products', async () => {
  const html = '<a href="/iron-plate">A</a> <a href="/plates">B</a> <a href="/gone">C</a> <a href="/power-bar">D</a>'
  const products = await loadLinkedProducts(pageContextOf(shop.visit()), html)
  assert.deepEqual(
    products.map(({ name, price }) => [name, price?.now]),
    [
      ['iron-plate', 4_500],
      ['power-bar', 29_500],
    ],
  )
})

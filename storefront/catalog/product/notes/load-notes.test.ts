import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { buyNotesHandle } from '#domain/content/page-path.ts'
import { siteSettings } from '#domain/sites.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadMeasureFormatters } from '../../deals/measure-formatters.ts'
import { loadNotes } from './load-notes.ts'

const belt = testProduct(70, 'belt', {
  attributes: {
    warranty: 'Ten years <on seams>',
    sizeChart: { columns: ['Size', 'Waist'], rows: [['S & XS', '60 to 75 cm']], note: 'Over a shirt.' },
  },
})
const socks = testProduct(72, 'socks', {
  attributes: { sizeChart: { columns: ['Size', 'Foot'], rows: [['EU 36 to 38', '22.5 to 23.8 cm']] } },
})
const program = testProduct(71, 'program', { type: 'virtual', variants: [testVariant('IW-71', { weightGrams: null })] })
const shop = await openTestShop([belt, socks, program])

async function notesOf(id: number, site: 'USA' | 'GBR' = 'USA') {
  const context = pageContextOf(shop.visit(site), site)
  const product = await context.call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
  return (await loadNotes(context))(product, await loadMeasureFormatters('us'))
}

test('a product page shows warranty and payment notes, with all text escaped', async () => {
  const { notes } = await notesOf(70)
  assert.ok(
    notes.startsWith('<ul><li>Warranty: Ten years &lt;on seams&gt;</li><li>Pay with credit or debit card'),
    notes,
  )
})

test("a store's own product notes come first, and are shown only for products that ship", async () => {
  const html = '<ul><li><a href="/returns">30-day returns</a></li></ul>'
  const page = { handle: buyNotesHandle, title: 'Notes', description: '' }
  await shop.db.transaction((tx) =>
    publishPage(tx, 'USA', { ...page, content: [{ type: 'Text', props: { id: 'notes', html } }] }),
  )
  assert.ok((await notesOf(70)).notes.startsWith(`${html}<ul><li>Warranty`))
  assert.ok((await notesOf(71)).notes.startsWith('<ul><li>Pay with'))
  assert.doesNotMatch((await notesOf(70, 'GBR')).notes, /30-day/)
})

test('a product note for certain SKUs is shown only on products with one of them [CMS-405]', async () => {
  const context = pageContextOf(shop.visit('USA'), 'USA')
  const product = await context.call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '70' } })
  const own = [product.sku, ...product.children.map(({ sku }) => sku)]
  const note = (id: string, skus: string[]) => ({
    type: 'Text' as const,
    props: { id, html: `<p>${id}</p>`, conditions: { skus } },
  })
  const content = [note('mine', [own.at(-1)!, 'OTHER']), note('another', ['OTHER'])]
  const page = { handle: buyNotesHandle, title: 'Notes', description: '', content }
  await shop.db.transaction((tx) => publishPage(tx, 'USA', page))
  const { notes } = (await loadNotes(context))(product, await loadMeasureFormatters('us'))
  assert.match(notes, /^<p>mine<\/p><ul>/)
})

test("a size chart is a table with the shopper's units first", async () => {
  assert.deepEqual((await notesOf(70)).sizeChart, {
    title: 'Size chart',
    table:
      '<table><thead><tr><th scope="col">Size</th><th scope="col">Waist</th></tr></thead><tbody>' +
      '<tr><th scope="row">S &amp; XS</th><td>23.6 to 29.5 in (60 to 75 cm)</td></tr></tbody></table>',
    note: '<p>Over a shirt.</p>',
  })
  assert.equal((await notesOf(71)).sizeChart, null)
})

test("a size chart has ranges and decimals in the format of the shopper's language", async () => {
  const context = pageContextOf(shop.visit('EUR'), 'EUR')
  const product = await context.call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '72' } })
  const locale = siteSettings.EUR.locales.find(({ tag }) => tag === 'de-DE')!
  const german = { ...context, shop: { ...context.shop, language: 'de' as const, locale } }
  const { sizeChart } = (await loadNotes(german))(product, await loadMeasureFormatters('metric'))
  assert.match(sizeChart!.table, /<tr><th scope="row">EU 36 bis 38<\/th><td>22,5 bis 23,8 cm<\/td><\/tr>/)
})

test('on a site without a notes page, the call for that page returns no content', async () => {
  const { call } = shop.visit('AUS')
  const page = await call('GET /svc_content/cms/page/{id}', { params: { id: buyNotesHandle } })
  assert.deepEqual(page.roguebuilder.content, [])
})

test("the browser requests a site's product notes once per visit, again after a failure, and reports the failure", async () => {
  const own = pageContextOf(shop.visit('CAN'), 'CAN')
  const requested: string[] = []
  const warnings: string[] = []
  let isDown = true
  const call = (async (name: string, input: object) => {
    requested.push(name)
    if (isDown && name === 'GET /svc_content/cms/page/{id}') throw new RefusalError(503, 'service_unavailable')
    return (own.call as (name: string, input: object) => Promise<unknown>)(name, input)
  }) as typeof own.call
  const context = { ...own, call, warn: (message: string) => void warnings.push(message) }
  const others = await countFacts()
  Object.assign(globalThis, { document: {} })
  await loadNotes(context)
  assert.equal(warnings.length, 1)
  isDown = false
  await loadNotes(context)
  assert.equal(requested.length, 2 * others)
  await loadNotes(context)
  assert.equal(requested.length, 2 * others)
  Reflect.deleteProperty(globalThis, 'document')

  async function countFacts() {
    await loadNotes(context)
    return requested.splice(0).length + warnings.splice(0).length - 1
  }
})

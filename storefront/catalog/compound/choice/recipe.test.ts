import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { noGroupPrices } from '#storefront/browser/group-prices.ts'
import { formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { addChoice } from './add-choice.ts'
import { readChoice } from './choice.ts'
import { compoundView } from '../compound-view.ts'
import { readRecipe } from './recipe.ts'

const shop = await openTestShop(typedProducts)
const page = pageAt('/engraved-bar')
const chosen = { product: '64', qty: '1', choice: '1', o7: 'brass', o8: 'ANN, LEE' }
const send = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(addChoice(pageContextOf(visitor), page, formOf(fields)))

async function viewOf({ call }: Visitor, id: number) {
  const product = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
  return compoundView(product, { own: noGroupPrices }, pageContextOf(shop.visit()).shop)
}
async function restored(visitor: Visitor, id: number, rid: string) {
  const view = await viewOf(visitor, id)
  const query = await readRecipe(visitor.call, rid, id, view)
  return query === null ? null : readChoice(view, new URLSearchParams(query))
}
const ridIn = (address: string) => new URL(address, 'http://shop').searchParams.get('rid')!

test('a recipe link restores the selected options for every visitor [CATALOG-203]', async () => {
  const address = await send(shop.visit(), { ...chosen, to: 'recipe' })
  assert.match(address, /^\/engraved-bar\?rid=[\w-]{22}#buy$/)
  assert.deepEqual(await restored(shop.visit(), 64, ridIn(address)), { o7: 'brass', o8: 'ANN, LEE' })
})

test("a bundle's recipe link restores its children and quantities [CATALOG-203]", async () => {
  const set = { product: '60', qty: '1', choice: '1', bbar: '51', bplates: '52', nplates: '4', to: 'recipe' }
  const address = await redirectLocation(addChoice(pageContextOf(shop.visit()), pageAt('/set'), formOf(set)))
  assert.deepEqual(await restored(shop.visit(), 60, ridIn(address)), {
    bbar: '51',
    nbar: '1',
    bplates: '52',
    nplates: '4',
  })
})

test("a missing recipe, or another product's recipe, selects no options", async () => {
  const rid = ridIn(await send(shop.visit(), { ...chosen, to: 'recipe' }))
  const visitor = shop.visit()
  assert.equal(await restored(visitor, 60, rid), null)
  assert.equal(await restored(visitor, 64, 'A'.repeat(22)), null)
  assert.equal(await restored(visitor, 64, '../x'), null)
})

test('a purchase through a recipe link records that recipe, or a new one if the selection has changed', async () => {
  const visitor = shop.visit()
  const rid = ridIn(await send(visitor, { ...chosen, to: 'recipe' }))
  assert.equal(await send(visitor, { ...chosen, rid }), '/cart')
  assert.equal(await send(visitor, { ...chosen, o7: 'plain', rid }), '/cart')
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  const [saved, other] = cart!.list.items.map(({ metadata }) => metadata.recipeId)
  assert.equal(saved, rid)
  assert.deepEqual([other?.length, other === rid], [22, false])
})

test('a recipe link cannot be created until all options are selected', async () => {
  const result = await addChoice(
    pageContextOf(shop.visit()),
    page,
    formOf({ product: '64', qty: '1', choice: '1', to: 'recipe' }),
  )
  assert.deepEqual('data' in result && (result.data as { cause: string }).cause, 'option_required')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { putCategories } from '#services/catalog/put-category.ts'
import { putProduct } from '#services/catalog/put-product.ts'
import { testCategories, testProducts } from '#services/testing/products-for-tests.ts'
import { loadFirstData } from '../db/first-data.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { inPlenty } from './plenty.ts'
import { proveScale } from './scale.ts'
import { openProved, startRoot } from './shop.ts'
import { tamper, type Tampered } from './tamper.ts'

const carts = proveScale({ full: 2_000, short: 40 })
const changes = 5
const seed = 20_261_123

async function prove(root: string, carts: number, leaves = /^body/): Promise<Tampered> {
  const { url, stop } = await openEngine()
  const db = openProved(url)
  await loadFirstData(db)
  await db.transaction(async (tx) => {
    await putCategories(tx, testCategories, () => null)
    for (const product of [...testProducts, ...typedProducts].map(inPlenty))
      await putProduct(tx, product, () => null, Date.now())
  })
  const port = await freePorts()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  try {
    return await tamper(db, port, { carts, changes, seed, leaves })
  } finally {
    child.kill('SIGKILL')
    await db.close()
    await stop()
  }
}

test('an order of which any one leaf was changed is charged what it comes to, or refused by a listed code', async (t) => {
  const { answers, atPayPal, late, leaves, untouched, wrong } = await prove('roots/store.ts', carts)
  assert.deepEqual(wrong, [])
  assert.equal(untouched, carts, 'every order is taken as it was')
  assert.ok(atPayPal > 0 && atPayPal < carts, 'some pay at PayPal, others by card')
  assert.ok(late <= carts / 10, `${late} orders were not answered in time`)
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0)
  const placed = answers.get('placed') ?? 0
  assert.ok(placed > 0 && answers.size > 5, 'the changes are of all kinds')
  t.diagnostic(
    `${carts} carts on six sites, ${atPayPal} of them paid at PayPal, ${total} orders with one of ${leaves.size} leaves changed: ${placed} charged as they were, ` +
      `${total - placed} refused by ${answers.size - 1} codes, ${late} sent again for want of an answer in time`,
  )
})

test('the twin that charges the amount in the request is caught: it charges another amount than the total', async () => {
  const { wrong } = await prove('twins/trusts-amounts.ts', 10, /^body\.payment\.amount$/)
  const charges = wrong.filter((problem) => / was charged for \d+$/.test(problem))
  assert.notDeepEqual(charges, [], `twin not caught: ${wrong.length} other problems`)
})

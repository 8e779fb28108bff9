import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { testCategories, testProducts } from '#services/testing/products-for-tests.ts'
import { loadInitialData } from '../db/first-data.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { withAmpleStock } from './fixtures/ample-stock.ts'
import { proofSize } from './size.ts'
import { startRoot } from './servers/start-root.ts'
import { placeMutatedOrders, type MutationReport } from './inputs/order-mutations.ts'

const carts = proofSize({ full: 2_000, short: 40 })
const changes = 5
const seed = 20_261_123

async function prove(root: string, carts: number, leaves = /^body/): Promise<MutationReport> {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  await loadInitialData(db)
  await db.transaction(async (tx) => {
    await saveCategories(tx, testCategories, () => null)
    for (const product of [...testProducts, ...typedProducts].map(withAmpleStock))
      await saveProduct(tx, product, () => null, Date.now())
  })
  const port = await findFreePortBlock()
  const child = await startRoot(root, { PROVE_DATABASE: url, PROVE_PORT: String(port) })
  try {
    return await placeMutatedOrders(db, port, { carts, changes, seed, leaves })
  } finally {
    child.kill('SIGKILL')
    await db.close()
    await stop()
  }
}

test('an order with one changed field is charged correctly or refused with a declared code', async (t) => {
  const { results, atPayPal, late, leaves, untouched, wrong } = await prove('roots/store.ts', carts)
  assert.deepEqual(wrong, [])
  assert.equal(untouched, carts, 'every unchanged order is placed')
  assert.ok(atPayPal > 0 && atPayPal < carts, 'some pay at PayPal, others by card')
  assert.ok(late <= carts / 10, `${late} orders timed out`)
  const total = [...results.values()].reduce((sum, count) => sum + count, 0)
  const placed = results.get('placed') ?? 0
  assert.ok(placed > 0 && results.size > 5, 'the changes have several results')
  t.diagnostic(
    `${carts} carts on six sites, ${atPayPal} of them paid at PayPal, ${total} orders with one of ${leaves.size} fields changed: ${placed} charged correctly, ` +
      `${total - placed} refused by ${results.size - 1} codes, ${late} sent again after a timeout`,
  )
})

test('the twin that charges the amount in the request is caught: it charges an amount other than the total', async () => {
  const { wrong } = await prove('twins/trusts-amounts.ts', 10, /^body\.payment\.amount$/)
  const charges = wrong.filter((problem) => / was charged instead of \d+$/.test(problem))
  assert.notDeepEqual(charges, [], `twin not caught: ${wrong.length} other problems`)
})

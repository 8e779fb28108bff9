import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { metadataForTests, settlePromises } from '../layer-for-tests.ts'
import { createItemReader } from './items.ts'
import { createListEvents } from './lists.ts'

/** Creates a reader that records its calls. Ids above 900 are unknown. Calls fail while `isDown` is true. */
function openReader() {
  const state = { isDown: false }
  const calls: number[][] = []
  const call = (async (_name: string, { query }: { query: { ids: string } }) => {
    const ids = query.ids.split(',').map(Number)
    calls.push(ids)
    if (state.isDown) throw new Error('unavailable')
    return { items: ids.filter((id) => id <= 900).map((id) => ({ id, item: metadataForTests(id) })) }
  }) as unknown as StoreCall
  const warnings: unknown[][] = []
  return { state, calls, warnings, readItems: createItemReader(call, (...warning) => void warnings.push(warning)) }
}

const refs = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, qty: 1 }))

test("a list's products are read in one call, and each product is reported at its own index", async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { calls, readItems } = openReader()
  const events: unknown[] = []
  const lists = createListEvents({
    readItems,
    run: (work) => void work,
    track: ({ properties }) => {
      const { products } = properties as { products: { sku: string; index: number }[] }
      events.push(products.map(({ sku, index }) => [sku, index]))
    },
  })
  const listEntity = { type: 'category', name: 'Plates', id: '12', url: '/plates', sku: null }
  const products = [3, 901, 2].map((id, index) => ({ id, index, url: `/plate-${id}` }))
  const head = { listId: '12', listName: 'Plates', listType: 'category' as const, listEntity, filters: [], sorts: [] }
  lists.show({ ...head, products, page: 1 }, { at: 0, path: '/plates' })
  context.mock.timers.tick(1_000)
  await settlePromises()
  assert.deepEqual(calls, [[3, 901, 2]])
  assert.deepEqual(events, [
    [
      ['SKU-3', 0],
      ['SKU-2', 2],
    ],
  ])
})

test('an item metadata call has at most 60 ids, an item is read once per document, and a failed call is retried', async () => {
  const { state, calls, readItems } = openReader()
  state.isDown = true
  assert.deepEqual(await readItems(refs(1)), [])
  state.isDown = false
  assert.equal((await readItems(refs(70))).length, 70)
  assert.equal((await readItems(refs(70))).length, 70)
  assert.deepEqual(
    calls.map(({ length }) => length),
    [1, 60, 10],
  )
})

test('an item metadata failure is logged, and does not affect the shopper [ERROR-426]', async () => {
  const { state, warnings, readItems } = openReader()
  state.isDown = true
  assert.deepEqual(await readItems(refs(2)), [])
  assert.deepEqual(
    warnings.map(([message, error]) => [message, (error as Error).message]),
    [['Item metadata unavailable', 'unavailable']],
  )
})

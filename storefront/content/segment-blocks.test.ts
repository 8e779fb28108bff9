import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { StoredBlock } from './blocks.ts'
import { loadBlocks } from './load-page.ts'
import { withOwnBlocks } from './segment-blocks.ts'

const shop = await openTestShop([])
const text = (id: string, conditions?: object) => ({
  type: 'Text' as const,
  props: { id, html: `<p>${id}</p>`, ...(conditions && { conditions }) },
})
const content = [text('all'), text('powerlifters', { segments: [11], replaces: 'all' }), text('end')]
await shop.db.transaction((tx) => publishPage(tx, 'USA', { handle: 'gear', title: 'Gear', description: '', content }))

async function shownTo(visitor: Visitor, call = visitor.call) {
  const warnings: unknown[] = []
  const context = { ...pageContextOf(visitor, 'USA'), call, warn: (message: string) => void warnings.push(message) }
  const { id, roguebuilder } = await visitor.call('GET /svc_content/cms/page/{id}', { params: { id: 'gear' } })
  const blocks = await withOwnBlocks(context, id, roguebuilder.content as unknown as StoredBlock[])
  const shown = (await loadBlocks(context, blocks)).map((block) => (block.type === 'Text' ? block.html : block.type))
  return { shown, warnings }
}

test("a segment's block replaces the general one for its customers, and other visitors see the general page [CMS-404]", async () => {
  const all = ['<p>all</p>', '<p>end</p>']
  const customer = await customerOf(shop, 'Pat')
  assert.deepEqual((await shownTo(shop.visit())).shown, all)
  assert.deepEqual((await shownTo(customer)).shown, all)
  await customer.call('PUT /svc_customer/customer/segments', { body: { segments: [11] }, key: randomUUID() })
  assert.deepEqual((await shownTo(customer)).shown, ['<p>powerlifters</p>', '<p>end</p>'])
})

test("if a customer's blocks fail to load, the general page is shown and a warning is logged", async () => {
  const customer = await customerOf(shop, 'Kim')
  const call = (async (name: string, input: object) => {
    if (name.endsWith('/segments')) throw new RefusalError(503, 'service_unavailable')
    return (customer.call as (name: string, input: object) => Promise<unknown>)(name, input)
  }) as typeof customer.call
  const { shown, warnings } = await shownTo(customer, call)
  assert.deepEqual([shown, warnings], [['<p>all</p>', '<p>end</p>'], ['blocks of the customer failed to load']])
})

test('a cached page expires when a shared block on it ends', async () => {
  const end = shop.clock() + 60_000
  const shared = [text('hours', { to: end })]
  await shop.db.transaction((tx) =>
    publishPage(tx, 'USA', { handle: 'block_hours', title: 'Hours', description: '', content: shared }),
  )
  const moments: number[] = []
  const context = { ...pageContextOf(shop.visit(), 'USA'), until: (moment: number) => void moments.push(moment) }
  const shown = await loadBlocks(context, [{ type: 'Shared', props: { id: 'here', name: 'hours' } }])
  assert.deepEqual([shown.map(({ id }) => id), moments], [['here-hours'], [end]])
  assert.deepEqual(await loadBlocks(context, [{ type: 'Shared', props: { id: 'here', name: 'none' } }]), [])
})

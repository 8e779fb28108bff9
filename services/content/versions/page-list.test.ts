import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { putPage } from '../put-page.ts'

const { db, visit } = await openTestShop([])
const staff = createClient<Store>({
  base: 'http://shop',
  contract: store,
  fetcher: (path, init) =>
    visit().fetch(path as string, {
      ...init,
      headers: { ...(init?.headers as object), authorization: `Bearer ${testStaffToken}` },
    }),
})

test('staff read the pages of a site in batches, each page once, ordered by handle', async () => {
  const page = { title: 'Care', description: '', content: [] }
  for (const handle of ['c', 'a', 'e', 'b', 'd']) await db.transaction((tx) => putPage(tx, 'USA', { handle, ...page }))
  await db.transaction((tx) => putPage(tx, 'CAN', { handle: 'ab', ...page }))
  const steps: string[][] = []
  let after: string | undefined
  do {
    const query = { site: 'USA' as const, size: '2', ...(after !== undefined && { after }) }
    const { pages, next }: { pages: { handle: string }[]; next: string | null } = await staff(
      'GET /svc_content/pages',
      { query },
    )
    steps.push(pages.map(({ handle }) => handle))
    after = next ?? undefined
  } while (after !== undefined)
  assert.deepEqual(steps, [['a', 'b'], ['c', 'd'], ['e']])
  await assert.rejects(staff('GET /svc_content/pages', { query: { site: 'USA', size: '201' } }), { status: 400 })
})

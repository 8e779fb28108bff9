import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { store, type Store } from '#contract/store.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { publishPage } from '../publish-page.ts'

const { db, visit, clock } = await openTestShop([])
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
  for (const handle of ['c', 'a', 'e', 'b', 'd'])
    await db.transaction((tx) => publishPage(tx, 'USA', { handle, ...page }))
  await db.transaction((tx) => publishPage(tx, 'CAN', { handle: 'ab', ...page }))
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

test('staff can find pages by words, kind, and state, and see their published, draft, and scheduled versions', async () => {
  const body = { description: '', document: { content: [] }, basedOn: 0 }
  const draft = (handle: string, title: string) =>
    staff('POST /svc_content/pages/{site}/{handle}/versions', {
      params: { site: 'GBR', handle },
      body: { ...body, title },
      key: randomUUID(),
    })
  const publish = (handle: string, at: string) =>
    staff('PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication', {
      params: { site: 'GBR', handle, number: '1' },
      body: { at },
      key: randomUUID(),
    })
  await draft('homepage', 'Home')
  await draft('care', 'Care for 100% steel')
  await draft('block_hours', 'Hours')
  await draft('header', 'Header')
  await publish('homepage', 'now')
  await publish('care', new Date(clock() + 1_000).toISOString())
  const find = async (query: Omit<CallInput<Store, 'GET /svc_content/pages'>['query'], 'site'>) => {
    const { pages } = await staff('GET /svc_content/pages', { query: { site: 'GBR', ...query } })
    return pages.map(({ handle }) => handle)
  }
  assert.deepEqual(await find({ kind: 'page' }), ['care', 'homepage'])
  assert.deepEqual(await find({ kind: 'block' }), ['block_hours'])
  assert.deepEqual(await find({ kind: 'part' }), ['header'])
  assert.deepEqual(await find({ q: '0%' }), ['care'])
  assert.deepEqual(await find({ q: 'HOME' }), ['homepage'])
  assert.deepEqual(await find({ state: 'published' }), ['homepage'])
  assert.deepEqual(await find({ state: 'draft' }), ['block_hours', 'header'])
  assert.deepEqual(await find({ state: 'scheduled' }), ['care'])
  const { pages } = await staff('GET /svc_content/pages', { query: { site: 'GBR', q: 'homepage' } })
  assert.deepEqual(
    pages.map(({ published, publishedAt, hasDraft }) => ({ published, publishedAt, hasDraft })),
    [{ published: 1, publishedAt: new Date(clock()).toISOString(), hasDraft: false }],
  )
})

test('a page version has the name of the staff member who stored it, and a version from a file has no name', async () => {
  const page = { handle: 'about', title: 'About', description: '', content: [] }
  await db.transaction((tx) => publishPage(tx, 'EUR', page))
  const params = { site: 'EUR' as const, handle: 'about' }
  const body = { title: 'About us', description: '', document: { content: [] }, basedOn: 1 }
  await staff('POST /svc_content/pages/{site}/{handle}/versions', { params, body, key: randomUUID() })
  const { versions } = await staff('GET /svc_content/pages/{site}/{handle}/versions', { params })
  assert.deepEqual(
    versions.map(({ author }) => author),
    ['STAFF_TOKEN', ''],
  )
})

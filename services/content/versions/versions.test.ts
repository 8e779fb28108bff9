import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import type { Conditions } from '#domain/content/conditions.ts'
import { statement } from '#platform/database.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { copyDueVersions } from '../jobs.ts'
import { publishPage } from '../publish-page.ts'

const shop = await openTestShop([])
const { db, visit, clock } = shop
const staff = createClient<Store>({
  base: 'http://shop',
  contract: store,
  fetcher: (path, init) =>
    visit().fetch(path as string, {
      ...init,
      headers: { ...(init?.headers as object), authorization: `Bearer ${testStaffToken}` },
    }),
})
const hour = 3_600_000
const day = 24 * hour
const site = 'USA'
const isoIn = (ms: number) => new Date(clock() + ms).toISOString()

const text = (html: string, conditions?: Conditions, id = 'one') => ({
  type: 'Text',
  props: { id, html, ...(conditions && { conditions }) },
})
interface Draft {
  content?: unknown[]
  title?: string
  basedOn?: number
}
const draft = (handle: string, { content = [text('<p>One</p>')], title = 'Care', basedOn = 0 }: Draft = {}) =>
  staff('POST /svc_content/pages/{site}/{handle}/versions', {
    params: { site, handle },
    body: { title, description: '', document: { content }, basedOn },
    key: randomUUID(),
  })
const publish = (handle: string, number: number, at: string | null = 'now') =>
  staff('PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication', {
    params: { site, handle, number: String(number) },
    body: { at },
    key: randomUUID(),
  })
const read = (id: string) => visit().call('GET /svc_content/cms/page/{id}', { params: { id } })
const htmlOf = async (id: string) => (await read(id)).roguebuilder.content.map(({ props }) => props['html'])
const statesOf = async (handle: string) => {
  const { versions } = await staff('GET /svc_content/pages/{site}/{handle}/versions', { params: { site, handle } })
  return versions.map(({ number, state }) => `${number} ${state}`)
}

test('a page has an id, an identifier, a URL, and the page builder document [CMS-401, CMS-406]', async () => {
  const content = [{ type: 'Text', props: { id: 'one', html: '<p>Hi</p>' } }] as const
  await db.transaction((tx) => publishPage(tx, site, { handle: 'about', title: 'About', description: 'Us', content }))
  const page = await read('about')
  const roguebuilder = { root: { props: { title: 'About' } }, content, zones: {}, version: 1 }
  const texts = { title: 'About', description: 'Us', hasSegments: false }
  assert.deepEqual(page, { id: page.id, identifier: 'about', url: '/about', ...texts, roguebuilder, until: null })
  assert.deepEqual(await read(String(page.id)), page)
})

test('the page with the identifier homepage has the path / [CMS-403]', async () => {
  await db.transaction((tx) =>
    publishPage(tx, site, { handle: 'homepage', title: 'Home', description: '', content: [] }),
  )
  assert.equal((await read('homepage')).url, '/')
})

test('a page draft is not shown until it is published, and then replaces the previous version', async () => {
  await draft('care')
  await assert.rejects(read('care'), { code: 'page_not_found' })
  await publish('care', 1)
  assert.deepEqual(await htmlOf('care'), ['<p>One</p>'])
  await draft('care', { content: [text('<p>Two</p>')], basedOn: 1 })
  assert.deepEqual(await htmlOf('care'), ['<p>One</p>'])
  await publish('care', 2)
  assert.deepEqual(await htmlOf('care'), ['<p>Two</p>'])
  assert.deepEqual(await statesOf('care'), ['2 published', '1 replaced'])
  await assert.rejects(publish('care', 1), { status: 409, code: 'already_published' })
  // Repeats the request, as after a lost response.
  assert.equal((await publish('care', 2)).state, 'published')
  await assert.rejects(publish('care', 2, isoIn(hour)), { status: 409, code: 'already_published' })
})

test('a scheduled version is shown from its publication time on without a job, and the previous version expires at that time', async () => {
  await draft('sale')
  await publish('sale', 1)
  await draft('sale', { content: [text('<p>Sale</p>')], basedOn: 1 })
  await publish('sale', 2, isoIn(hour))
  assert.equal((await read('sale')).until, clock() + hour)
  assert.deepEqual(await statesOf('sale'), ['2 scheduled', '1 published'])
  clock.advance(hour - 1)
  assert.deepEqual(await htmlOf('sale'), ['<p>One</p>'])
  clock.advance(1)
  assert.deepEqual(await htmlOf('sale'), ['<p>Sale</p>'])
  assert.equal((await read('sale')).until, null)
})

const writeDirectly = statement('test.write-directly', 'update page_version set document = $2 where handle = $1')
const purges = statement<{ tags: string[] }>(
  'test.purges',
  `select array(select jsonb_array_elements_text(payload->'tags')) as tags from outbox where topic = 'purge'`,
)
const titleOf = statement<{ title: string }>(
  'test.page-title',
  'select title from page where site = $1 and handle = $2',
)

test('a job copies due page versions for routes and sitemaps, even for a new page', async () => {
  await draft('spring', { title: 'Spring' })
  await publish('spring', 1, isoIn(hour))
  await copyDueVersions(db, clock())
  assert.deepEqual(await db.run(titleOf, [site, 'spring']), [])
  clock.advance(hour)
  await copyDueVersions(db, clock())
  assert.deepEqual(await db.run(titleOf, [site, 'spring']), [{ title: 'Spring' }])
  assert.deepEqual(await htmlOf('spring'), ['<p>One</p>'])
})

test('a scheduled page version can become a draft again, and a publication time in the past is an error', async () => {
  await draft('plan')
  await publish('plan', 1, isoIn(day))
  await publish('plan', 1, null)
  assert.deepEqual(await statesOf('plan'), ['1 draft'])
  await assert.rejects(publish('plan', 1, isoIn(-1)), { status: 422, code: 'moment_passed' })
  await assert.rejects(publish('plan', 9), { status: 404, code: 'version_not_found' })
})

test('of two editors who started from the same version, the second gets an error; a repeated request returns the first draft', async () => {
  const first = await draft('shared', { title: 'First' })
  assert.deepEqual(await draft('shared', { title: 'First' }), first)
  await assert.rejects(draft('shared', { title: 'Second' }), { status: 409, code: 'version_conflict' })
  assert.equal((await draft('shared', { title: 'Second', basedOn: 1 })).number, 2)
})

test('a page with invalid blocks is rejected with the path of each problem [CMS-410]', async () => {
  const content = [
    text('<p>Fine</p>'),
    { type: 'Unknown', props: { id: 'x' } },
    text('<p>For coaches</p>', { segments: [3] }, 'three'),
    { type: 'Text', props: { id: 'four', html: '', conditions: { when: 'later' } } },
  ]
  await assert.rejects(draft('invalid', { content }), (error: { code: string; details: { problems: string[] } }) => {
    assert.equal(error.code, 'document_invalid')
    const paths = error.details.problems.map((problem) => problem.split(':', 1)[0])
    assert.deepEqual(paths, ['content.1.type', 'content.2.props.conditions', 'content.3.props.conditions'])
    return true
  })
  assert.deepEqual(await statesOf('invalid'), [])
})

test('blocks with dates appear and disappear at those times, and the page includes the time of its next change', async () => {
  const content = [text('<p>Soon</p>', { from: clock() + hour, to: clock() + 2 * hour })]
  await draft('dated', { content })
  await publish('dated', 1)
  assert.deepEqual([await htmlOf('dated'), (await read('dated')).until], [[], clock() + hour])
  clock.advance(hour)
  assert.deepEqual([await htmlOf('dated'), (await read('dated')).until], [['<p>Soon</p>'], clock() + hour])
})

test('a customer gets the blocks for their segments, each with the id of the block that it replaces', async () => {
  const forCoaches = text('<p>Coaches</p>', { segments: [11], replaces: 'one' }, 'two')
  await draft('gear', { content: [text('<p>All</p>'), forCoaches] })
  await publish('gear', 1)
  const customer = await customerOf(shop, 'Cora')
  // Only customers in the segment may see its block.
  assert.deepEqual([await htmlOf('gear'), (await read('gear')).hasSegments], [['<p>All</p>'], true])
  const own = () => customer.call('GET /svc_content/cms/page/{id}/segments', { params: { id: 'gear' } })
  assert.deepEqual(await own(), { blocks: [] })
  await customer.call('PUT /svc_customer/customer/segments', { body: { segments: [11] }, key: randomUUID() })
  assert.deepEqual(await own(), { blocks: [{ replaces: 'one', block: forCoaches }] })
})

test('a named block is active while it has content to show [CMS-402, CMS-407]', async () => {
  const block = (name: string) => visit().call('GET /svc_content/cms/block/{name}', { params: { name } })
  await assert.rejects(block('hours'), { status: 404, code: 'block_not_found' })
  const content = [text('<p>Open on Sunday</p>', { to: clock() + hour })]
  await draft('block_hours', { content })
  await publish('block_hours', 1)
  assert.deepEqual(await block('hours'), { active: true, content, until: clock() + hour })
  clock.advance(hour)
  assert.deepEqual(await block('hours'), { active: false, content: [], until: null })
})

const addDrafts = statement(
  'test.drafts',
  `insert into page_version (site, handle, number, title, description, document, note, created_at)
   select site, handle, number + n, title, description, document, '', created_at
   from page_version, generate_series(1, 250) n where handle = $1`,
)

test('a page version can be published even if many are newer, and its state is correct even outside the version list', async () => {
  await draft('long')
  await db.run(addDrafts, ['long'])
  assert.equal((await publish('long', 1)).state, 'published')
  const { state } = await staff('GET /svc_content/pages/{site}/{handle}/versions/{number}', {
    params: { site, handle: 'long', number: '1' },
  })
  assert.equal(state, 'published')
  const { versions } = await staff('GET /svc_content/pages/{site}/{handle}/versions', {
    params: { site, handle: 'long' },
  })
  assert.deepEqual([versions.length, versions[0]!.number], [200, 251])
})

test('an announcement with blocks per SKU is rejected, and such blocks are never shown', async () => {
  const content = [text('<p>Shipping is free.</p>'), text('<p>Bar</p>', { skus: ['BAR-1'] }, 'two')]
  await assert.rejects(draft('above_header', { content }), { status: 422, code: 'document_invalid' })
  await draft('above_header', { content: content.slice(0, 1) })
  await publish('above_header', 1)
  await db.run(writeDirectly, ['above_header', JSON.stringify({ content })])
  const { bar } = await visit().call('GET /svc_content/cms/strip', {})
  assert.equal(bar!.html, '<p>Shipping is free.</p>')
})

test('a page without a named block has the cache tag that the first publication of the block purges', async () => {
  const tags: string[] = []
  const call = callInProcess(storeRoutes(shop.deps), { identify: createCallerIdentifier(db), limit: async () => {} })({
    site,
    origin: 'http://localhost:3000',
    now: clock(),
    ip: '127.0.0.1',
    requestId: 'a-request',
    bearer: undefined,
    isOwnPage: true,
    cookies: cookiesOf(undefined, false),
    isShared: true,
    tag: (...named) => tags.push(...named),
  })
  await assert.rejects(call('GET /svc_content/cms/block/{name}', { params: { name: 'late' } }), {
    code: 'block_not_found',
  })
  await draft('block_late')
  await publish('block_late', 1)
  const purged = (await db.run(purges, [])).flatMap(({ tags: each }) => each)
  assert.ok(tags.includes('USA:route:/block_late') && purged.includes('USA:route:/block_late'), tags.join())
})

test('a preview link shows a draft at a selected time and for a selected segment, for 7 days, and only with its signature [CMS-005]', async () => {
  const content = [
    text('<p>All</p>', { from: clock() + day }),
    text('<p>Coaches</p>', { segments: [7], replaces: 'one' }, 'two'),
  ]
  await draft('secret', { content })
  const link = (body: { number?: number | null; at?: string; segment?: number }) =>
    staff('POST /svc_content/previews', { body: { site, handle: 'secret', ...body }, key: randomUUID() })
  await assert.rejects(link({}), { status: 404, code: 'version_not_found' })
  const tokenOf = ({ path }: { path: string }) => new URL(path, 'http://shop').searchParams.get('token')!
  const show = async (token: string) => {
    const { roguebuilder } = await visit().call('GET /svc_content/cms/preview', { query: { token } })
    return roguebuilder.content.flatMap(({ props: { html, conditions } }) =>
      (conditions as Conditions | undefined)?.segments ? [] : [html],
    )
  }
  const [now, later, coaches] = [
    await link({ number: 1 }),
    await link({ number: 1, at: isoIn(day) }),
    await link({ number: 1, at: isoIn(day), segment: 7 }),
  ].map(tokenOf) as [string, string, string]
  assert.deepEqual([await show(now), await show(later), await show(coaches)], [[], ['<p>All</p>'], ['<p>Coaches</p>']])
  const missing = { status: 404, code: 'preview_not_found' }
  await assert.rejects(show(`${now.slice(0, -1)}${now.endsWith('A') ? 'B' : 'A'}`), missing)
  await assert.rejects(show(''), missing)
  await assert.rejects(visit('CAN').call('GET /svc_content/cms/preview', { query: { token: now } }), missing)
  clock.advance(7 * day)
  await assert.rejects(show(now), missing)
})

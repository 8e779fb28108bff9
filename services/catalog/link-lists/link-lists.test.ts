import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { visit } = shop
const { visitor } = await createStaffMember(shop, { email: 'olga@store.example' })
const headers = { authorization: `Bearer ${testStaffToken}`, 'content-type': 'application/json' }

interface LinkList {
  categoryId: number
  style: string
  links: { label: string; url: string; order: number; sites?: string[] }[]
  version: number
}
type Failure = { error: { code: string; current?: LinkList } }

async function send<Result = LinkList>(method: string, path: string, version?: number, body?: object) {
  const response = await visit().fetch(`/svc_content/link-lists${path}`, {
    method,
    headers: {
      ...headers,
      'idempotency-key': randomUUID(),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, reply: (await response.json()) as Result }
}
const shown = async () => {
  const { topLinks, topLinksStyle } = await visit().call('GET /svc_content/catalog/category/{id}', {
    params: { id: '2' },
  })
  return { style: topLinksStyle, links: topLinks.map(({ name, url }) => [name, url]) }
}
const image = { base: '/media/import/sale', alt: 'Sale', width: 640, height: 640, widths: [308, 640] }
const links = [
  { label: 'Sale', url: '/deals', image, order: 2 },
  { label: 'Bars', url: '/bars', order: 1 },
]

test('staff create, read, change, and delete the link list of a category, and its page shows it [CMS-218]', async () => {
  const empty = await send('GET', '/2')
  assert.deepEqual(empty.reply.links, [])
  const created = await send('PUT', '/2', empty.reply.version, { style: 'image', links })
  assert.equal(created.status, 200)
  assert.deepEqual(
    created.reply.links.map(({ label, order }) => [label, order]),
    [
      ['Bars', 1],
      ['Sale', 2],
    ],
  )
  assert.deepEqual(await shown(), {
    style: 'image',
    links: [
      ['Bars', '/bars'],
      ['Sale', '/deals'],
    ],
  })
  const { reply: all } = await send<{ lists: LinkList[]; categories: { url: string }[] }>('GET', '')
  assert.deepEqual(
    all.lists.find(({ categoryId }) => categoryId === 2),
    created.reply,
  )
  assert.ok(all.categories.some(({ url }) => url === '/bars'))

  const { version } = created.reply
  const onlySale = [{ label: 'Sale', url: '/deals', order: 1, sites: ['CAN'] }]
  assert.equal((await send('PUT', '/2', version, { style: 'text', links: onlySale })).status, 200)
  assert.deepEqual(await shown(), { style: 'text', links: [] })
  assert.equal((await send('DELETE', '/2', version + 1)).status, 200)
  assert.deepEqual((await send('GET', '/2')).reply.links, [])
})

test('an outdated version is refused with the current list, and a repeated change is accepted [CMS-218]', async () => {
  const { version } = (await send('GET', '/2')).reply
  const body = { style: 'text', links: [{ label: 'Bars', url: '/bars', order: 1 }] }
  assert.equal((await send('PUT', '/2', version, body)).status, 200)
  assert.equal((await send('PUT', '/2', version, body)).status, 200)
  const stale = await send<Failure>('PUT', '/2', version, { style: 'image', links })
  assert.deepEqual([stale.status, stale.reply.error.code], [409, 'version_conflict'])
  assert.equal(stale.reply.error.current?.version, version + 1)
  assert.equal((await send<Failure>('DELETE', '/2', version)).reply.error.code, 'version_conflict')
})

test('a list links to each page once, never to its own category, and only to paths of the shop [CMS-218]', async () => {
  const { version } = (await send('GET', '/2')).reply
  const codeOf = async (url: string, second = '/x') => {
    const edited = [url, second].map((path, index) => ({ label: 'A', url: path, order: index + 1 }))
    return (await send<Failure>('PUT', '/2', version, { style: 'text', links: edited })).reply.error.code
  }
  const { reply } = await send<LinkList & { url: string }>('GET', '/2')
  for (const url of [reply.url, `${reply.url}/`, reply.url.toUpperCase(), `${reply.url}?x=1`])
    assert.equal(await codeOf(url), 'link_to_itself', url)
  for (const url of ['https://shop.example', '//shop.example', '/\\shop.example', 'plates', '/a b'])
    assert.equal(await codeOf(url), 'invalid_request', url)
  for (const url of ['/x', '/X/']) assert.equal(await codeOf(url), 'invalid_request', url)
  assert.equal(
    (await send<Failure>('PUT', '/99999', 1, { style: 'text', links })).reply.error.code,
    'category_not_found',
  )
})

test('Undo in the audit log restores a deleted link list with a new version [CMS-218]', async () => {
  const { version, links: before } = (await send('GET', '/2')).reply
  assert.equal(before.length, 1)
  assert.equal((await send('DELETE', '/2', version)).status, 200)
  const query = { objectType: 'link_list', objectId: '2' }
  const [entry] = (await visitor.call('GET /svc_admin/audit', { query })).entries
  const { id } = entry!.changes[0]!
  await visitor.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: randomUUID() })
  const { reply } = await send('GET', '/2')
  assert.deepEqual([reply.links, reply.version], [before, version + 2])
})

test('staff change, delete, and restore only links of their sites [CMS-218]', async () => {
  const { visitor: american } = await createStaffMember(shop, { email: 'ann@store.example', sites: ['USA'] })
  const params = { categoryId: '3' }
  const { version } = (await send('GET', '/3')).reply
  const everywhere = { label: 'News', url: '/news', order: 1 }
  const inAmerica = { label: 'Sale', url: '/deals', order: 2, sites: ['USA' as const] }
  const save = (edited: (typeof everywhere)[], at: number) =>
    american.call('PUT /svc_content/link-lists/{categoryId}', {
      params,
      body: { style: 'text', links: edited },
      version: at,
      key: randomUUID(),
    })
  const refused = { status: 403, code: 'not_permitted', details: { site: 'CAN' } }
  const undoLast = async (by: typeof visitor) => {
    const query = { objectType: 'link_list', objectId: '3' }
    const [entry] = (await visitor.call('GET /svc_admin/audit', { query })).entries
    await by.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: randomUUID() })
  }
  await assert.rejects(save([everywhere], version), refused)
  assert.equal((await send('PUT', '/3', version, { style: 'text', links: [everywhere] })).status, 200)
  const saved = await save([everywhere, inAmerica], version + 1)
  assert.equal(saved.links.length, 2)
  const remove = american.call('DELETE /svc_content/link-lists/{categoryId}', {
    params,
    version: saved.version,
    key: randomUUID(),
  })
  await assert.rejects(remove, refused)
  await undoLast(american)
  assert.equal((await send('DELETE', '/3', saved.version + 1)).status, 200)
  await assert.rejects(undoLast(american), refused)
  await undoLast(visitor)
  assert.equal((await send('GET', '/3')).reply.links.length, 1)
})

test("a link to a category shows the category's name if it has no text, and a link to another page requires a text [CMS-218]", async () => {
  const { version } = (await send('GET', '/2')).reply
  const save = (url: string) =>
    send<LinkList & Failure>('PUT', '/2', version, { style: 'text', links: [{ url, order: 1 }] })
  const refused = await save('/deals')
  assert.deepEqual([refused.status, refused.reply.error.code], [422, 'label_missing'])
  assert.equal((await save('/bars')).reply.links[0]?.label, 'Bars')
  assert.deepEqual((await shown()).links, [['Bars', '/bars']])
})

test('two changes of a link list can be undone one after the other [CMS-218]', async () => {
  const empty = (await send('GET', '/1')).reply
  const save = (url: string, version: number) =>
    send('PUT', '/1', version, { style: 'text', links: [{ label: 'News', url, order: 1 }] })
  const { version } = (await save('/first', empty.version)).reply
  await save('/second', version)
  const query = { objectType: 'link_list', objectId: '1' }
  const changes = (await visitor.call('GET /svc_admin/audit', { query })).entries.flatMap((entry) => entry.changes)
  assert.deepEqual(Object.keys(changes[0]!.after!), ['links'])
  for (const { id } of changes)
    await visitor.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: randomUUID() })
  const { reply } = await send('GET', '/1')
  assert.deepEqual([reply.links, reply.version], [empty.links, empty.version + 4])
})

test('shoppers cannot use the staff call for link lists', async () => {
  assert.equal((await visit().fetch('/svc_content/link-lists')).status, 404)
})

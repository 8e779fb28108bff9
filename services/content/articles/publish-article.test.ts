import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openArticleDesk } from './article-desk-for-tests.ts'
import { publishDueArticles } from './publish-article.ts'

const { shop, desk, key, of, create, read, save, publish, unpublish, remove, recover, inShop } = await openArticleDesk()
const publishDue = async (now: number) => {
  const errors: unknown[] = []
  await publishDueArticles({ db: shop.db, now, report: (error) => errors.push(error) })
  return errors.map(String)
}
const lead = async (url: string) => {
  const { redirectTarget, redirectType } = await shop.visit().call('GET /svc_route/route', { query: { url } })
  return redirectTarget === null ? null : [redirectTarget, redirectType]
}
const undoLast = async (id: number, by = desk) => {
  const { entries } = await desk.call('GET /svc_admin/audit', {
    query: { objectType: 'article', objectId: String(id) },
  })
  const change = entries[0]!.changes.find(({ table }) => table === 'article')!
  return by.call('POST /svc_admin/audit/{id}/undo', { params: { id: change.id }, key: key() })
}
const breakPosts = statement('test.break-posts', `alter table post add constraint no_broken check (slug <> 'broken')`)
const repairPosts = statement('test.repair-posts', 'alter table post drop constraint no_broken')
const publishScheduled = statement('test.publish-scheduled', 'update article set published = scheduled where id = $1')
const passSchedule = statement('test.pass-schedule', `update article set scheduled_at = '2000-01-01' where id = $1`)

test('changing the slug of a published article redirects the old path on every site, and Undo restores the path', async () => {
  const { id } = await create('Bells', 'bells')
  await publish(id, 1)
  await save(id, { slug: 'kettlebells-at-home' })
  assert.equal(await lead('/theindex/post/bells'), null, 'a draft moves nothing')
  await publish(id, 2)
  assert.deepEqual(await lead('/theindex/post/bells'), ['/theindex/post/kettlebells-at-home', 301])
  await undoLast(id)
  assert.equal((await inShop('bells'))?.link, '/theindex/post/bells')
  assert.equal(await inShop('kettlebells-at-home'), undefined)
  assert.equal(await lead('/theindex/post/bells'), null)
  assert.deepEqual(await lead('/theindex/post/kettlebells-at-home'), ['/theindex/post/bells', 301])
})

test('changing a slug also redirects the paths under every former category, but leaves redirects set by staff unchanged', async () => {
  const { id } = await create('Moved', 'moved')
  await publish(id, 1)
  await save(id, { categories: [806] })
  await publish(id, 2)
  await save(id, { categories: [18] })
  await publish(id, 3)
  const body = { site: 'CAN', from: '/theindex/post/moved', to: '/plates' } as const
  await desk.call('PUT /svc_route/redirects', { body, key: key() })
  await save(id, { slug: 'moved-again' })
  const { path } = await publish(id, 4)
  for (const earlier of ['post', 'gear-how-tos', path!.split('/')[2]!])
    assert.deepEqual(await lead(`/theindex/${earlier}/moved`), [path, 301], earlier)
  const onCanada = { query: { url: '/theindex/post/moved' } }
  assert.equal((await shop.visit('CAN').call('GET /svc_route/route', onCanada)).redirectTarget, '/plates')
  await save(id, { slug: 'moved', categories: [806] })
  await publish(id, 5)
  assert.deepEqual(await lead(path!), ['/theindex/gear-how-tos/moved', 301])
  assert.equal(await lead('/theindex/gear-how-tos/moved'), null)
})

test('a scheduled version is published at its time with its path, and a schedule can be cancelled', async () => {
  const { id } = await create('Later', 'later')
  const at = new Date(shop.clock() + 3_600_000).toISOString()
  assert.deepEqual((await publish(id, 1, at)).scheduled, { number: 1, at })
  await publishDue(shop.clock())
  assert.equal(await inShop('later'), undefined)
  assert.equal((await publish(id, 1, null)).scheduled, null)
  await publish(id, 1, at)
  // The newest version has a different path, but the scheduled one is published.
  await save(id, { slug: 'even-later' })
  await publishDue(Date.parse(at))
  assert.deepEqual(await inShop('later'), { title: 'Later', link: '/theindex/post/later', content: '' })
  assert.equal(await inShop('even-later'), undefined)
  assert.equal((await read(id)).publishedAt, at)
  await assert.rejects(publish(id, 1, new Date(shop.clock() - 1_000).toISOString()), { code: 'moment_passed' })
})

test('publishing the scheduled version ends its schedule, and the published version cannot be scheduled', async () => {
  const { id } = await create('Both', 'both')
  await publish(id, 1)
  await save(id, { title: 'Both, later' })
  const at = new Date(shop.clock() + 3_600_000).toISOString()
  await assert.rejects(publish(id, 1, at), { status: 409, code: 'version_published' })
  await publish(id, 2, at)
  // An import can publish the scheduled version.
  await shop.db.run(publishScheduled, [id])
  assert.deepEqual((await read(id)).scheduled, { number: 2, at })
  assert.deepEqual(await publishDue(Date.parse(at)), [])
  assert.deepEqual([(await read(id)).published, (await read(id)).scheduled], [2, null])
})

test('recovery and Undo drop a schedule that is in the past', async () => {
  for (const back of [recover, undoLast]) {
    const { id } = await create('Overdue', `overdue-${back.name.toLowerCase()}`)
    await publish(id, 1, new Date(shop.clock() + 60_000).toISOString())
    await remove(id)
    await shop.db.run(passSchedule, [id])
    await back(id)
    const { isDeleted, scheduled } = await read(id)
    assert.deepEqual([isDeleted, scheduled], [false, null])
  }
})

test('publishing, scheduling, unpublishing, or deleting an article is a conflict if a newer version exists than the one that staff saw', async () => {
  const { id } = await create('Seen', 'seen')
  await publish(id, 1)
  await save(id, { title: 'Not seen' })
  const conflict = { status: 409, code: 'version_conflict', details: { latest: 2 } }
  const at = new Date(shop.clock() + 60_000).toISOString()
  await assert.rejects(publish(id, 2, 'now', 1), conflict)
  await assert.rejects(publish(id, 2, at, 1), conflict)
  await assert.rejects(unpublish(id, 1), conflict)
  await assert.rejects(remove(id, 1), conflict)
  assert.deepEqual([(await read(id)).published, (await read(id)).isDeleted], [1, false])
  assert.equal((await publish(id, 1, 'now', 1)).published, 1, 'a repeat has no effect')
})

test('a scheduled article that fails to publish is reported and does not block others', async () => {
  const [first, second] = [await create('Broken', 'broken'), await create('Works', 'works')]
  const at = shop.clock() + 60_000
  await publish(first.id, 1, new Date(at - 1).toISOString())
  await publish(second.id, 1, new Date(at).toISOString())
  await shop.db.run(breakPosts, [])
  assert.match((await publishDue(at)).join(), /no_broken/)
  assert.deepEqual([await inShop('broken'), (await inShop('works'))?.title], [undefined, 'Works'])
  await shop.db.run(repairPosts, [])
  assert.deepEqual(await publishDue(at), [])
  assert.equal((await inShop('broken'))?.title, 'Broken')
})

test('a scheduled version waits with the reason if its path is redirected, until staff change the schedule', async () => {
  const { id } = await create('Blocked', 'blocked')
  await publish(id, 1)
  await save(id, { slug: 'unblocked' })
  const at = shop.clock() + 60_000
  await publish(id, 2, new Date(at).toISOString())
  const body = { site: 'USA', from: '/theindex/post/unblocked', to: '/plates' } as const
  await desk.call('PUT /svc_route/redirects', { body, key: key() })
  assert.deepEqual(await publishDue(at), [])
  const blocked = await read(id)
  assert.deepEqual([blocked.published, blocked.scheduleProblem], [1, 'path_redirected'])
  const { articles } = await desk.call('GET /svc_admin/articles', { query: { q: 'blocked', state: 'scheduled' } })
  assert.equal(articles[0]?.scheduleProblem, 'path_redirected')
  await publish(id, 2, new Date(at + 60_000).toISOString())
  assert.equal((await read(id)).scheduleProblem, null)
})

test('unpublished and deleted articles are not in the shop, and recovery and Undo show them again', async () => {
  const { id } = await create('Gone and back', 'gone-and-back')
  await publish(id, 1)
  await unpublish(id)
  assert.equal(await inShop('gone-and-back'), undefined)
  await undoLast(id)
  assert.equal((await inShop('gone-and-back'))?.title, 'Gone and back')
  assert.equal((await remove(id)).isDeleted, true)
  assert.equal((await remove(id)).isDeleted, true)
  assert.equal(await inShop('gone-and-back'), undefined)
  await assert.rejects(save(id, { title: 'x' }), { status: 409, code: 'article_deleted' })
  const list = async (state: 'all' | 'deleted') =>
    (await desk.call('GET /svc_admin/articles', { query: { q: 'gone and', state } })).articles.length
  assert.deepEqual([await list('all'), await list('deleted')], [0, 1])
  await recover(id)
  assert.equal((await inShop('gone-and-back'))?.title, 'Gone and back')
})

test('only staff with access to every site can publish, unpublish, delete, and recover articles, and undo these actions', async () => {
  const { visitor: american } = await createStaffMember(shop, { email: 'amy@store.example', sites: ['USA'] })
  const { id } = await create('All sites', 'all-sites')
  await publish(id, 1)
  const params = of(id)
  const query = { latest: '1' }
  const body = { number: 1, latest: 1, at: 'now' }
  const refused = { status: 403, code: 'not_permitted' }
  await assert.rejects(american.call('PUT /svc_admin/articles/{id}/publication', { params, body, key: key() }), refused)
  await assert.rejects(
    american.call('DELETE /svc_admin/articles/{id}/publication', { params, query, key: key() }),
    refused,
  )
  await assert.rejects(american.call('DELETE /svc_admin/articles/{id}', { params, query, key: key() }), refused)
  await assert.rejects(american.call('POST /svc_admin/articles/{id}/recovery', { params, key: key() }), refused)
  await assert.rejects(undoLast(id, american), refused)
  assert.equal((await inShop('all-sites'))?.title, 'All sites')
  await undoLast(id)
  assert.equal(await inShop('all-sites'), undefined)
})

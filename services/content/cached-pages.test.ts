import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement, type QueryRunner } from '#platform/database.ts'
import { runInLocale, runInRequest } from '#platform/request-context.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { cachedContent } from '#services/wiring/reads/content-reads.ts'
import { cachedPages } from './cached-pages.ts'
import { publishPage } from './publish-page.ts'
import { createVersion, scheduleVersion } from './versions/repository.ts'

const { db, visitBy, clock } = await openTestShop([])
const page = (html: string) => ({ content: [{ type: 'Text', props: { id: 'text', html } }] as const })
const publish = (handle: string, html: string, more: object = {}) =>
  db.transaction((tx) => publishPage(tx, 'EUR', { handle, title: handle, description: '', ...page(html), ...more }))
const takePurges = statement<{ tags: string[] }>(
  'test.purges',
  `delete from outbox where topic = 'purge' returning payload->'tags' as tags`,
)
const purged = async () => (await db.run(takePurges, [])).flatMap(({ tags }) => tags)
const setFlag = statement(
  'test.set-flag',
  'insert into flag (key, feature) values ($1, $2) on conflict (key) do update set feature = excluded.feature',
)

function countedReads() {
  const names: string[] = []
  const counted: QueryRunner = {
    run: (query, values) => {
      names.push(query.name)
      return db.run(query, values)
    },
  }
  return { db: counted, taken: () => names.splice(0) }
}

test('a process reads a content page once per locale, and again when the page is published', async () => {
  await publish('returns', 'Thirty days', { translations: { de: { title: 'Rückgabe', description: '' } } })
  await purged()
  const { db: counted, taken } = countedReads()
  const pages = cachedPages({ db: counted })
  const titles = async () => {
    const read = () => pages.read('EUR', 'returns', clock())
    return [(await read())?.title, (await runInLocale('de-DE', read))?.title]
  }
  assert.deepEqual(await titles(), ['returns', 'Rückgabe'])
  assert.deepEqual(await titles(), ['returns', 'Rückgabe'])
  assert.deepEqual(taken(), ['page.read', 'page.read'])
  await publish('returns', 'Sixty days', { translations: { de: { title: 'Rückgaben', description: '' } } })
  assert.deepEqual(await titles(), ['returns', 'Rückgabe'])
  pages.forget(await purged())
  assert.deepEqual(await titles(), ['returns', 'Rückgaben'])
})

test('a page that did not exist appears when it is first published, by its handle and its id', async () => {
  const pages = cachedPages({ db })
  const read = async (name: string) => (await pages.read('EUR', name, clock()))?.id
  assert.equal(await read('care'), undefined)
  await publish('care', 'Wipe it down')
  pages.forget(await purged())
  const id = String(await read('care'))
  const html = async () => JSON.stringify((await pages.read('EUR', id, clock()))?.roguebuilder.content)
  assert.match(await html(), /Wipe it down/)
  await publish('care', 'Brush it')
  pages.forget(await purged())
  assert.match(await html(), /Brush it/)
})

test("another site's page with the same handle stays cached", async () => {
  const { db: counted, taken } = countedReads()
  const pages = cachedPages({ db: counted })
  await pages.read('EUR', 'returns', clock())
  pages.forget(['USA:route:/returns', 'EUR:product:1', 'EUR:route:/return'])
  await pages.read('EUR', 'returns', clock())
  assert.deepEqual(taken(), ['page.read'])
})

test('a scheduled page version replaces the cached version at its publication time', async () => {
  const soon = clock() + 60_000
  await db.transaction(async (tx) => {
    const document = { root: {}, content: page('Ninety days').content, zones: {}, version: 1 }
    const version = {
      site: 'EUR',
      handle: 'returns',
      title: 'New',
      description: '',
      document,
      note: '',
      author: '',
    } as const
    const number = await createVersion(tx, { ...version, publishAt: null })
    await scheduleVersion(tx, { site: 'EUR', handle: 'returns', number, at: soon, now: clock() })
  })
  const { db: counted, taken } = countedReads()
  const pages = cachedPages({ db: counted })
  const titleAt = async (now: number) => (await pages.read('EUR', 'returns', now))?.title
  assert.deepEqual(
    [await titleAt(clock()), await titleAt(soon - 1), await titleAt(soon)],
    ['returns', 'returns', 'New'],
  )
  assert.deepEqual(taken(), ['page.read', 'page.read'])
})

test('a page that was read before its purge is not cached, and a failed read is repeated', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let failures = 1
  const slow: QueryRunner = {
    run: async (query, values) => {
      if (failures-- > 0) throw new Error('connection lost')
      const rows = await db.run(query, values)
      await promise
      return rows
    },
  }
  const pages = cachedPages({ db: slow })
  await assert.rejects(pages.read('EUR', 'care', clock()), /connection lost/)
  const early = pages.read('EUR', 'care', clock())
  await publish('care', 'Oil it')
  pages.forget(await purged())
  resolve()
  const htmlOf = (read: Awaited<typeof early>) => JSON.stringify(read?.roguebuilder.content)
  assert.match(htmlOf(await early), /Brush it/)
  assert.match(htmlOf(await pages.read('EUR', 'care', clock())), /Oil it/)
})

test('requests for many unknown pages evict the least recently requested pages from the cache', async () => {
  const { db: counted, taken } = countedReads()
  const pages = cachedPages({ db: counted })
  const read = (name: string) => pages.read('EUR', name, clock())
  await read('returns')
  for (let at = 0; at < 600; at += 1) {
    await read(`unknown-${at}`)
    if (at % 100 === 0) await read('returns')
  }
  assert.equal(taken().length, 601)
  await read('unknown-0')
  assert.equal(taken().length, 1)
})

test('a cached announcement strip changes with its flag and its page, and both are read once', async () => {
  await db.run(setFlag, ['matte_black_banner', '{"defaultValue": false}'])
  await publish('matte_black_banner', '<p>Matte black</p>')
  const { db: counted, taken } = countedReads()
  const content = cachedContent({ db: counted })
  const strip = async () => (await visitBy(content)('EUR').call('GET /svc_content/cms/strip', {})).bar?.html
  await purged()
  assert.equal(await strip(), undefined)
  const reads = taken()
  assert.equal(await strip(), undefined)
  assert.deepEqual(taken(), [])
  assert.equal(reads.filter((name) => name === 'flag.read-all').length, 1)
  await db.run(setFlag, ['matte_black_banner', '{"defaultValue": true}'])
  assert.equal(await strip(), undefined)
  content.forget(await purged())
  assert.equal(await strip(), '<p>Matte black</p>')
  await publish('matte_black_banner', '<p>Matte black is back</p>')
  content.reset()
  assert.equal(await strip(), '<p>Matte black is back</p>')
})

test("a visitor's flag override does not change any cached value", async () => {
  const { flags } = cachedContent({ db })
  const isOn = () => flags.isOn('matte_black_banner', 'EUR')
  const context = { until: performance.now() + 60_000, takeQuota: async () => true }
  const overridden = (value: boolean) =>
    runInRequest({ ...context, flagOverrides: { matte_black_banner: value } }, isOn)
  assert.deepEqual([await overridden(false), await isOn(), await overridden(true)], [false, true, true])
})

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { addMisses } from '../misses/repository.ts'

const { db, visit, clock } = await openTestShop()
const staff = visit()
interface Reply {
  status: number
  body: { error?: { code: string; at?: string } } & Record<string, unknown>
}

async function send(method: string, path: string, body?: object): Promise<Reply> {
  const response = await staff.fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}
const put = (from: string, to: string, more: object = {}) =>
  send('PUT', '/svc_route/redirects', { site: 'USA', from, to, ...more })
const codeOf = ({ body }: Reply) => [body.error?.code, body.error?.at]
const find = async (url: string) => {
  const { redirectTarget, redirectType } = await visit().call('GET /svc_route/route', { query: { url } })
  return [redirectTarget, redirectType]
}
const importCsv = (csv: string, isDryRun = false) =>
  send('POST', '/svc_route/redirects/import', { site: 'USA', csv, isDryRun })

test('staff can store, list, change, and delete a redirect', async () => {
  const created = await put('https://old.example/Bars.html/', '/bars', { status: 308, note: 'old shop' })
  const stored = { from: '/Bars.html', to: '/bars', kind: 'exact', status: 308, note: 'old shop' }
  assert.deepEqual(created, { status: 200, body: { ...stored, changedAt: new Date(clock()).toISOString() } })
  assert.deepEqual(await find('/Bars.html'), ['/bars', 308])
  const listed = await send('GET', '/svc_route/redirects?site=USA&search=bars.h')
  assert.deepEqual(listed.body, { redirects: [created.body], total: 1 })
  await put('/Bars.html', '/plates')
  assert.deepEqual(await find('/Bars.html'), ['/plates', 301])
  assert.deepEqual((await send('DELETE', '/svc_route/redirects?site=USA&from=/Bars.html')).body, { success: true })
  assert.equal(
    (await send('DELETE', '/svc_route/redirects?site=USA&from=/Bars.html')).body.error?.code,
    'redirect_not_found',
  )
  assert.deepEqual(await find('/Bars.html'), ['/bars', 301])
})

test('a prefix redirects all paths below it, and a redirect for an exact path takes precedence', async () => {
  await put('/old-shop', '/bars', { kind: 'prefix' })
  await put('/old-shop/disks', '/plates', { kind: 'prefix' })
  await put('/old-shop/disks/iron', '/iron-plate')
  await put('/blog', '/theindex/post/*', { kind: 'prefix' })
  assert.deepEqual(await find('/old-shop'), ['/bars', 301])
  assert.deepEqual(await find('/old-shop/a/b'), ['/bars', 301])
  assert.deepEqual(await find('/old-shop/disks/x'), ['/plates', 301])
  assert.deepEqual(await find('/old-shop/disks/iron'), ['/iron-plate', 301])
  assert.deepEqual(await find('/blog/first'), ['/theindex/post/first', 301])
  assert.deepEqual(await find('/old-shopping'), [null, null])
})

test('a redirect also applies to spellings of its path with capitals, a trailing slash, or .html [ROUTE-019]', async () => {
  await put('/old-bench', '/plates')
  for (const url of ['/old-bench/', '/Old-Bench', '/old-bench.html'])
    assert.deepEqual(await find(url), ['/plates', 301], url)
})

test('loops, chains, and targets on other hosts are rejected with the invalid path [ROUTE-017]', async () => {
  await put('/one', '/plates')
  assert.deepEqual(codeOf(await put('/two', '/one')), ['redirect_chain', '/one'])
  assert.deepEqual(codeOf(await put('/plates', '/bars')), ['redirect_chain', '/one'])
  assert.deepEqual(codeOf(await put('/three', '/three#top')), ['redirect_loop', '/three'])
  assert.deepEqual(codeOf(await put('/four', 'https://usa.example/four')), ['redirect_loop', '/four'])
  assert.deepEqual(codeOf(await put('/five', 'https://evil.example/')), ['foreign_target', 'https://evil.example/'])
  assert.deepEqual(codeOf(await put('/six?id=7', '/bars')), ['query_in_from', '/six?id=7'])
  assert.deepEqual(codeOf(await put('six', '/bars')), ['invalid_from', 'six'])
  assert.deepEqual(codeOf(await put('/six', 'bars')), ['invalid_target', 'bars'])
  assert.equal((await put('/six', 'https://partner.example/x')).status, 200)
})

test('two concurrent redirect changes cannot create a loop', async () => {
  const both = await Promise.all([put('/left', '/right'), put('/right', '/left')])
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 422]))
})

test('a redirect list from an old shop is checked line by line, and stored only if it is valid and not a dry run', async () => {
  const wrong = [
    'Old URL;New URL;Redirect Type;Comment',
    'https://old.example/disks.php;/plates;301;first',
    '/rods;https://evil.example/;301;',
    '/rods-2;/disks.php;301;',
    '/disks.php;/bars;301;',
    '/rods-3;/bars;418;',
    ';;;',
    '/rods-4;/bars',
  ].join('\r\n')
  assert.deepEqual((await importCsv(wrong)).body, {
    rows: 7,
    created: 3,
    changed: 0,
    unchanged: 0,
    isStored: false,
    problemCount: 6,
    problems: [
      { line: 2, code: 'redirect_chain', at: '/rods-2' },
      { line: 3, code: 'foreign_target', at: 'https://evil.example/' },
      { line: 4, code: 'redirect_chain', at: '/disks.php' },
      { line: 5, code: 'repeated_path', at: '/disks.php' },
      { line: 6, code: 'invalid_row', at: '418' },
      { line: 7, code: 'invalid_from', at: '' },
    ],
  })
  const right = 'from,to,kind\n/disks.php,/plates,\n/shelf,/bars,prefix\n'
  const counts = { rows: 2, created: 2, changed: 0, unchanged: 0, problemCount: 0, problems: [] }
  assert.deepEqual((await importCsv(right, true)).body, { ...counts, isStored: false })
  assert.deepEqual(await find('/disks.php'), [null, null])
  assert.deepEqual((await importCsv(right)).body, { ...counts, isStored: true })
  assert.deepEqual((await importCsv(right)).body, { ...counts, created: 0, unchanged: 2, isStored: true })
  assert.deepEqual(await find('/disks.php'), ['/plates', 301])
  assert.deepEqual(await find('/shelf/7'), ['/bars', 301])
})

test('text that is not a redirect list is rejected', async () => {
  for (const csv of ['', '/a,/b\n', 'from,to\n"/a,/b\n', 'from,from,to\n/a,/b,/c'])
    assert.equal((await importCsv(csv)).body.error?.code, 'unreadable_csv', csv)
})

test('missing paths are listed with similar pages, most frequent first, until they have a redirect', async () => {
  const miss = { site: 'USA' as const, botHits: 0, referrer: '', lastAt: clock() }
  await addMisses(
    db,
    [
      { ...miss, path: '/catalog/Iron_Plates.html', hits: 3, referrer: '/theindex' },
      { ...miss, path: '/qqq', hits: 5, botHits: 2 },
      { ...miss, path: '*', hits: 9 },
      { ...miss, path: '/elsewhere', site: 'CAN', hits: 9 },
    ],
    clock(),
  )
  await addMisses(
    db,
    [{ ...miss, path: '/catalog/Iron_Plates.html', hits: 1, referrer: 'https://forum.example', lastAt: clock() + 1 }],
    clock(),
  )
  const lastAt = new Date(clock()).toISOString()
  const read = async () => (await send('GET', '/svc_route/misses?site=USA')).body
  assert.deepEqual(await read(), {
    misses: [
      { path: '/qqq', hits: 5, botHits: 2, referrer: null, lastAt, suggestions: [] },
      {
        path: '/catalog/Iron_Plates.html',
        hits: 4,
        botHits: 0,
        referrer: 'https://forum.example',
        lastAt: new Date(clock() + 1).toISOString(),
        suggestions: ['/iron-plate', '/plates'],
      },
    ],
    total: 2,
    otherHits: 9,
  })
  await put('/catalog/Iron_Plates.html', '/iron-plate')
  assert.deepEqual(
    ((await read())['misses'] as { path: string }[]).map(({ path }) => path),
    ['/qqq'],
  )
})

test('shoppers can see neither the list of redirects nor the list of missing paths', async () => {
  for (const path of ['/svc_route/redirects?site=USA', '/svc_route/misses?site=USA'])
    assert.equal((await visit().fetch(path)).status, 404)
})

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { indexedCatalog } from '../indexed-for-tests.ts'

const shop = await openTestShop()
const { db, visit } = shop
const { catalog } = await indexedCatalog(db)
const staff = { authorization: `Bearer ${testStaffToken}`, 'content-type': 'application/json' }
const read = async (path: string) => (await visit().fetch(path, { headers: staff })).json() as Promise<object>
const placements = async () => ((await read('/svc_search/placements?site=USA')) as { placements: object[] }).placements
const remaps = async () => ((await read('/svc_search/product-remaps')) as { remaps: object[] }).remaps
const put = async (path: string, body: object, headers: Record<string, string> = staff) => {
  const response = await visit().fetch(path, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  const { error } = (await response.json()) as { error?: { code?: string } }
  return [response.status, error?.code]
}
const cut = {
  filters: { values: {}, price: [] },
  sort: { type: 'featured', order: 'desc' },
  page: { number: 1, size: 20 },
} as const
const search = async (phrase: string) => {
  await catalog.refreshTags(['USA:search-settings'], () => {})
  return (await catalog.search.select('USA', { kind: 'words', phrase }, cut)).productIds
}
const requestFor = (phrase: string) => ({
  body: {
    data: {
      widget: { rfkid: 'rfkid_7' },
      context: { page: { uri: '/search' }, user: {} },
      query: { keyphrase: { value: [phrase] } },
    },
  },
})
const synonym = { site: 'USA', language: 'en', phrase: 'disc', means: ['rubber plate'], isTwoWay: false }

test('a synonym added by staff takes effect immediately, and ends when staff remove its meanings', async () => {
  assert.deepEqual(await search('disc'), [])
  assert.deepEqual(await put('/svc_search/synonyms', synonym), [200, undefined])
  assert.deepEqual(await read('/svc_search/synonyms'), { synonyms: [synonym] })
  assert.equal((await search('disc'))[0], 8)
  assert.deepEqual(await put('/svc_search/synonyms', { ...synonym, means: ['iron plate'] }), [200, undefined])
  assert.equal((await search('disc'))[0], 7)
  assert.deepEqual(await put('/svc_search/synonyms', { ...synonym, means: [] }), [200, undefined])
  assert.deepEqual(await search('disc'), [])
})

test('for a search phrase, products pinned by staff come first, and buried products come last', async () => {
  const placement = { site: 'USA', phrase: 'plates', pinned: [15, 12], buried: [8], redirect: null }
  assert.deepEqual(await put('/svc_search/placements', placement), [200, undefined])
  assert.deepEqual(await placements(), [placement])
  const found = await search('plate')
  assert.deepEqual([found.slice(0, 2), found.at(-1)], [[15, 12], 8])
  assert.deepEqual(await put('/svc_search/placements', { ...placement, pinned: [], buried: [] }), [200, undefined])
  assert.deepEqual(await placements(), [])
})

test('staff can see the first products for a phrase before they save a synonym or a placement', async () => {
  const { visitor } = await createStaffMember(shop, { email: 'mia@store.example', roles: ['merchandiser'] })
  const preview = async (
    phrase: string,
    change: { synonym?: typeof synonym; pinned?: number[]; buried?: number[] },
  ) => {
    const { pinned = [], buried = [] } = change
    const placement = change.synonym ? null : { pinned, buried }
    const body = { site: 'USA' as const, phrase, synonym: (change.synonym as never) ?? null, placement }
    const reply = await visitor.call('POST /svc_search/preview', { body })
    return { ...reply, before: reply.before.map(({ id }) => id), after: reply.after.map(({ id }) => id) }
  }
  const byMeaning = await preview('disc', { synonym })
  assert.deepEqual([byMeaning.before, byMeaning.after[0]], [[], 8])
  // The preview stores nothing.
  assert.deepEqual(await search('disc'), [])
  await put('/svc_search/synonyms', synonym)
  assert.deepEqual((await search('disc')).slice(0, 12), byMeaning.after)
  const removed = await preview('disc', { synonym: { ...synonym, means: [] } })
  assert.deepEqual([removed.before, removed.after], [byMeaning.after, []])
  await put('/svc_search/synonyms', { ...synonym, means: [] })

  const moved = await preview('plates', { pinned: [15, 12], buried: [8] })
  assert.deepEqual([moved.after.slice(0, 2), moved.after.at(-1)], [[15, 12], 8])
  assert.deepEqual(moved.before, (await search('plates')).slice(0, 12))
  assert.equal(moved.redirect, null)
})

test('spellings of the same phrase share one search setting', async () => {
  const placement = { site: 'USA', phrase: 'Plates', pinned: [15], buried: [], redirect: '/plates' }
  assert.deepEqual(await put('/svc_search/placements', placement), [200, undefined])
  const other = { ...placement, phrase: 'plate', pinned: [12], redirect: null }
  assert.deepEqual(await put('/svc_search/placements', other), [200, undefined])
  assert.deepEqual(await placements(), [other])
  assert.deepEqual(await put('/svc_search/placements', { ...other, pinned: [] }), [200, undefined])
  assert.deepEqual(await put('/svc_search/synonyms', { ...synonym, phrase: 'Disc' }), [200, undefined])
  assert.deepEqual(await put('/svc_search/synonyms', { ...synonym, means: [] }), [200, undefined])
  assert.deepEqual(await read('/svc_search/synonyms'), { synonyms: [] })
})

test('a search phrase may redirect to a page of the store instead of showing results [SEARCH-088]', async () => {
  const placement = { site: 'USA', phrase: 'gift cards', pinned: [], buried: [], redirect: '/gift-cards' }
  assert.deepEqual(await put('/svc_search/placements', placement), [200, undefined])
  assert.deepEqual(await placements(), [placement])
  const answer = (phrase: string) => visit().call('POST /api/search-rec/3', requestFor(phrase))
  assert.equal((await answer('Gift card')).redirect_url, '/gift-cards')
  assert.equal((await answer('gift')).redirect_url, undefined)
  for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example', '/'])
    assert.deepEqual(
      await put('/svc_search/placements', { ...placement, redirect }),
      [400, 'invalid_request'],
      redirect,
    )
  assert.deepEqual(await put('/svc_search/placements', { ...placement, redirect: null }), [200, undefined])
  assert.equal((await answer('gift card')).redirect_url, undefined)
})

test('staff can remap a product to the id and URL of another product, until they remove the remap [SEARCH-050]', async () => {
  const found = async () => {
    const { content } = await visit().call('POST /api/search-rec/3', requestFor('plate'))
    return content.product.value.map(({ entity_id: id, url }) => `${id} ${url}`)
  }
  const path = '/svc_search/product-remaps'
  assert.deepEqual(await remaps(), [])
  assert.ok((await found()).includes('7 /iron-plate'))
  const remap = { fromId: 7, to: { id: 12, url: '/plates?weight=45' } }
  assert.deepEqual(await put(path, remap), [200, undefined])
  assert.deepEqual(await remaps(), [{ fromId: 7, id: 12, url: '/plates?weight=45' }])
  assert.ok((await found()).includes('12 /plates?weight=45'))
  assert.ok(!(await found()).some((each) => each.startsWith('7 ')))
  // A product that is also in the results is not shown twice.
  assert.deepEqual(await put(path, { fromId: 7, to: { id: 8, url: '/rubber-plate' } }), [200, undefined])
  assert.equal((await found()).filter((each) => each.startsWith('8 ')).length, 1)
  assert.deepEqual(await put(path, { fromId: 7, to: null }), [200, undefined])
  assert.ok((await found()).includes('7 /iron-plate'))
})

test('a remap to an unknown product or to an external URL is an error', async () => {
  const path = '/svc_search/product-remaps'
  assert.deepEqual(await put(path, { fromId: 7, to: { id: 999, url: '/a' } }), [422, 'product_not_found'])
  for (const url of ['//evil.example', 'https://evil.example', '/\\evil.example', '/', '/a b'])
    assert.deepEqual(await put(path, { fromId: 7, to: { id: 8, url } }), [400, 'invalid_request'], url)
  assert.deepEqual(await put(path, { fromId: 0, to: null }), [400, 'invalid_request'])
})

test('a search setting for a phrase without words, for an unknown product, or with a product twice is an error', async () => {
  assert.deepEqual(await put('/svc_search/synonyms', { ...synonym, phrase: '&&' }), [422, 'phrase_without_words'])
  const placement = { site: 'USA', phrase: 'plates', pinned: [15], buried: [], redirect: null }
  assert.deepEqual(await put('/svc_search/placements', { ...placement, phrase: '!' }), [422, 'phrase_without_words'])
  assert.deepEqual(await put('/svc_search/placements', { ...placement, pinned: [999] }), [422, 'product_not_found'])
  assert.deepEqual(await put('/svc_search/placements', { ...placement, buried: [15] }), [400, 'invalid_request'])
  assert.deepEqual(await put('/svc_search/placements', { ...placement, pinned: [3_000_000_000] }), [
    400,
    'invalid_request',
  ])
})

test('only staff can read and change search settings', async () => {
  const anyone = { 'content-type': 'application/json' }
  assert.equal((await visit().fetch('/svc_search/synonyms')).status, 404)
  assert.equal((await visit().fetch('/svc_search/placements?site=USA')).status, 404)
  assert.equal((await put('/svc_search/synonyms', synonym, anyone))[0], 404)
  assert.equal(
    (
      await put('/svc_search/placements', { site: 'USA', phrase: 'a', pinned: [], buried: [], redirect: null }, anyone)
    )[0],
    404,
  )
})

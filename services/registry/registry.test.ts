import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { about, change, home, viewRegistry, registryOf } from './registry-for-tests.ts'

const shop = await openTestShop()
const plates = [{ productId: 7, qty: 3 }]
const search = (query: object) => shop.visit().call('GET /svc_registry/search', { query })

test('anyone with the key can see a shared registry with the wanted, bought, and remaining units per line [REGISTRY-001]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const { title, firstname, coRegistrant, city, region, wanted, purchased, lines } = await viewRegistry(
    shop.visit(),
    urlKey,
  )
  assert.deepEqual([title, firstname, coRegistrant], ['Our first gym', 'Robin', 'Sam Reed'])
  assert.deepEqual([city, region, wanted, purchased], ['Columbus', 'OH', 3, 0])
  const [line] = lines
  assert.deepEqual([line!.name, line!.shownPrice], ['Iron Plate', 295])
  assert.deepEqual([line!.wanted, line!.purchased, line!.left, line!.priority], [3, 0, 3, 'medium'])
})

test("a shared registry reveals neither the owner's address nor email", async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates)
  const { email } = await owner.call('GET /svc_customer/customer', {})
  const text = await (await shop.visit().fetch(`/svc_registry/shared/${urlKey}`)).text()
  assert.ok(text.includes('Columbus'))
  for (const secret of [email, home.street[0]!, home.apartment, home.telephone, home.postcode])
    assert.ok(!text.includes(secret), secret)
})

test('unknown, private, withdrawn, and deleted registries get the same response, and sharing again creates a new key', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  const outcomeOf = async (key: string, site: 'USA' | 'CAN' = 'USA') => {
    const response = await shop.visit(site).fetch(`/svc_registry/shared/${key}`)
    return [response.status, await response.text()]
  }
  const missing = [404, '{"error":{"code":"registry_not_found","message":"registry_not_found"}}']
  assert.deepEqual(await outcomeOf(urlKey, 'CAN'), missing)
  await change(owner, id, { privacy: 'private' })
  assert.deepEqual(await outcomeOf(urlKey), missing)
  const again = await change(owner, id, { privacy: 'link' })
  assert.match(again.urlKey!, /^[\w-]{22}$/)
  assert.notEqual(again.urlKey, urlKey)
  await owner.call('DELETE /svc_list/lists/{id}', { params: { id }, version: 'any', key: randomUUID() })
  for (const key of [urlKey, again.urlKey!, 'Zm9vYmFyYmF6cXV4cXV1eA']) assert.deepEqual(await outcomeOf(key), missing)
})

test('the registry search finds public registries by name prefix, full email, or code [REGISTRY-002]', async () => {
  const owner = await customerOf(shop)
  const named = { ...about, firstname: 'Quentin', lastname: 'Oakes' }
  const { urlKey, code } = await registryOf(owner, plates, { about: named })
  const { email } = await owner.call('GET /svc_customer/customer', {})
  for (const query of [
    { name: 'Qu' },
    { name: 'oak' },
    { name: 'quentin o' },
    { email },
    { code: code.toLowerCase() },
    { name: code.toLowerCase() },
    { name: 'Oakes', eventType: 'wedding', region: 'OH', month: '2027-06' },
  ]) {
    const { found } = await search(query)
    assert.deepEqual(
      found.map((each) => each.urlKey),
      [urlKey],
      JSON.stringify(query),
    )
  }
  for (const query of [
    {},
    { eventType: 'wedding' },
    { name: 'uentin' },
    { name: '%%' },
    { email: email.slice(1) },
    { email: 'Oakes' },
    { name: 'Oakes', month: '2027-07' },
    { name: 'Oakes', region: 'TX' },
    { name: 'Oakes', eventType: 'birthday' },
  ])
    assert.deepEqual((await search(query)).found, [], JSON.stringify(query))
  await assert.rejects(search({ name: 'Q' }), { status: 400 })
  const { found } = await search({ code })
  assert.deepEqual(Object.keys(found[0]!).toSorted(), [
    'city',
    'coRegistrant',
    'eventDate',
    'eventType',
    'firstname',
    'lastname',
    'region',
    'title',
    'urlKey',
  ])
})

test('the registry search never finds private and link-only registries, and a page has 20 results', async () => {
  const owner = await customerOf(shop)
  const named = { ...about, firstname: 'Umberto', lastname: 'Pine' }
  const { id } = await registryOf(owner, plates, { about: named })
  for (const privacy of ['private', 'link'] as const) {
    await change(owner, id, { privacy })
    assert.deepEqual((await search({ name: 'Umberto' })).found, [])
  }
  for (let count = 0; count < 21; count++) await registryOf(owner, plates, { about: named })
  const [first, second] = [await search({ name: 'Umberto' }), await search({ name: 'Umberto', page: '2' })]
  assert.deepEqual([first.found.length, first.pages, second.found.length], [20, 2, 1])
})

test('an owner can list and read registries that other customers cannot see [REGISTRY-004, REGISTRY-005]', async () => {
  const [owner, other] = [await customerOf(shop), await customerOf(shop)]
  const { id } = await registryOf(owner, plates)
  const { registries } = await owner.call('GET /svc_registry/registries', {})
  assert.deepEqual(
    registries.map(({ _id, title, wanted, purchased }) => [_id, title, wanted, purchased]),
    [[id, 'Our first gym', 3, 0]],
  )
  const own = await owner.call('GET /svc_registry/registries/{id}', { params: { id } })
  assert.deepEqual([own.about, own.address!.street, own.privacy], [about, home.street, 'public'])
  const missing = { status: 404, code: 'registry_not_found' }
  await assert.rejects(other.call('GET /svc_registry/registries/{id}', { params: { id } }), missing)
  await assert.rejects(change(other, id, { privacy: 'private' }), missing)
})

test('an owner can set the priority and note of each item [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  const { items } = await owner.call('GET /svc_registry/registries/{id}', { params: { id } })
  const say = (itemId: string) =>
    owner.call('PUT /svc_registry/registries/{id}/items/{itemId}', {
      params: { id, itemId },
      body: { priority: 'high', note: 'The black one.' },
      key: randomUUID(),
    })
  await say(items[0]!.itemId)
  const { lines } = await viewRegistry(shop.visit(), urlKey)
  assert.deepEqual([lines[0]!.priority, lines[0]!.note], ['high', 'The black one.'])
  await assert.rejects(say(randomUUID()), { status: 404, code: 'item_not_found' })
})

test('a registry can be shared only once it has an occasion and a gift address', async () => {
  const owner = await customerOf(shop)
  const body = { type: 'registry' as const, metadata: { registry: { title: 'A gym' } } }
  const { _id: id } = await owner.call('POST /svc_list/lists', { body, key: randomUUID() })
  await assert.rejects(change(owner, id, { privacy: 'public' }), { status: 422, code: 'about_missing' })
  await change(owner, id, { about })
  await assert.rejects(change(owner, id, { privacy: 'link' }), { status: 422, code: 'address_missing' })
  const nowhere = { ...home, postcode: 'none' }
  await assert.rejects(change(owner, id, { address: nowhere }), { status: 422, code: 'invalid_address' })
  await change(owner, id, { address: home, privacy: 'link' })
  const [list] = await owner.call('GET /svc_list/lists', { query: {} })
  assert.deepEqual(list!.metadata.registry, { title: about.title, eventDate: about.eventDate })
})

test('a registry ends a year after its event, and the registry search then no longer finds it', async () => {
  const owner = await customerOf(shop)
  const day = (years: number, days: number) =>
    new Date(Date.UTC(2026 - years, 10, 20 + days)).toISOString().slice(0, 10)
  assert.equal(day(0, 0), new Date(testNow).toISOString().slice(0, 10))
  const named = { ...about, firstname: 'Wilhelmina' }
  const { urlKey } = await registryOf(owner, plates, { about: { ...named, eventDate: day(1, -1) } })
  const { urlKey: last } = await registryOf(owner, plates, { about: { ...named, eventDate: day(1, 0) } })
  assert.deepEqual(
    [(await viewRegistry(shop.visit(), urlKey)).isOver, (await viewRegistry(shop.visit(), last)).isOver],
    [true, false],
  )
  const { found } = await search({ name: 'Wilhelmina' })
  assert.deepEqual(
    found.map((each) => each.urlKey),
    [last],
  )
})

test('list calls and registry calls read and change the same registry name and date [LIST-236]', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, [{ productId: 7, qty: 3 }])
  const change = (registry: object) =>
    owner.call('PUT /svc_list/lists/{id}/metadata', {
      params: { id },
      body: { registry },
      version: 'any',
      key: randomUUID(),
    })
  await change({ title: 'A garage' })
  const renamed = await viewRegistry(shop.visit(), urlKey)
  assert.deepEqual([renamed.title, renamed.eventDate], ['A garage', about.eventDate])
  const { metadata } = await change({ eventDate: '2028-01-31' })
  assert.deepEqual(metadata.registry, { title: 'A garage', eventDate: '2028-01-31' })
  assert.equal((await viewRegistry(shop.visit(), urlKey)).eventDate, '2028-01-31')
  const purchase = await owner.call('POST /svc_list/lists', {
    body: { type: 'registryPurchase', metadata: { registry: { registryId: id } } },
    key: randomUUID(),
  })
  const other = { params: { id: purchase._id }, body: { registry: { registryId: randomUUID() } }, key: randomUUID() }
  await assert.rejects(owner.call('PUT /svc_list/lists/{id}/metadata', { ...other, version: 'any' }), {
    status: 422,
    code: 'other_registry',
  })
})

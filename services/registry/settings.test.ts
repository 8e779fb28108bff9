import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, testNow, type Visitor } from '#services/testing/shop-for-tests.ts'
import { updateRegistries } from './jobs.ts'
import { serveRegistryPhotos } from './photo.ts'
import { about, change, viewRegistry, registryOf } from './registry-for-tests.ts'

const shop = await openTestShop()
const smallestPhoto = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const plates = [{ productId: 7, qty: 3 }]
const locked = { status: 403, code: 'registry_locked' }
const unlock = ({ call }: Visitor, urlKey: string, password: string) =>
  call('POST /svc_registry/shared/{urlKey}/unlock', { params: { urlKey }, body: { password } })
const ownOf = ({ call }: Visitor, id: string) => call('GET /svc_registry/registries/{id}', { params: { id } })

test('a registry with a password stays open for twelve hours in a browser where the password was entered, and its owner needs no password [REGISTRY-003]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, plates, { privacy: 'password', password: 'squat rack' })
  const guest = shop.visit()
  await assert.rejects(viewRegistry(guest, urlKey), locked)
  await assert.rejects(unlock(guest, urlKey, 'Squat rack'), { status: 422, code: 'wrong_password' })
  await assert.rejects(viewRegistry(guest, urlKey), locked)
  await unlock(guest, urlKey, 'squat rack')
  assert.equal((await viewRegistry(guest, urlKey)).title, about.title)
  await assert.rejects(viewRegistry(shop.visit(), urlKey), locked)
  assert.equal((await viewRegistry(owner, urlKey)).title, about.title)
})

test('a locked registry reveals neither its title nor its items', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates, { privacy: 'password', password: 'squat rack' })
  const response = await shop.visit().fetch(`/svc_registry/shared/${urlKey}`)
  assert.equal(await response.text(), '{"error":{"code":"registry_locked","message":"registry_locked"}}')
})

test('a new password locks a registry again for visitors who used the old one', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates, { privacy: 'password', password: 'squat rack' })
  const guest = shop.visit()
  await unlock(guest, urlKey, 'squat rack')
  await change(owner, id, { password: 'bench press' })
  await assert.rejects(viewRegistry(guest, urlKey), locked)
  await assert.rejects(unlock(guest, urlKey, 'squat rack'), { code: 'wrong_password' })
  await change(owner, id, { privacy: 'link' })
  assert.equal((await viewRegistry(guest, urlKey)).title, about.title)
  await assert.rejects(change(owner, id, { privacy: 'password' }), { status: 422, code: 'password_missing' })
})

test('correct passwords of a registry do not count towards the limit of wrong passwords from one network address', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates, { privacy: 'password', password: 'squat rack' })
  for (let count = 0; count < 31; count++)
    assert.deepEqual(await unlock(shop.visit(), urlKey, 'squat rack'), { success: true })
})

test('guesses of a registry password are limited to ten every 15 minutes per shopper', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), plates, { privacy: 'password', password: 'squat rack' })
  const visitor = await customerOf(shop)
  for (let count = 0; count < 10; count++)
    await assert.rejects(unlock(visitor, urlKey, `guess ${count}`), { code: 'wrong_password' })
  await assert.rejects(unlock(visitor, urlKey, 'squat rack'), { status: 429, code: 'too_many_requests' })
})

test('the registry search never finds archived registries or registries with a password [REGISTRY-002]', async () => {
  const owner = await customerOf(shop)
  const named = { ...about, firstname: 'Ignatius' }
  const overrides = { about: named, privacy: 'password' as const, password: 'squat rack' }
  const { id } = await registryOf(owner, plates, overrides)
  const count = async () =>
    (await shop.visit().call('GET /svc_registry/search', { query: { name: 'Ignatius' } })).found.length
  assert.equal(await count(), 0)
  await change(owner, id, { privacy: 'public' })
  assert.equal(await count(), 1)
  await change(owner, id, { isArchived: true })
  assert.equal(await count(), 0)
})

test('a registry deleted by its owner is not found, and is found again after the deletion is undone [REGISTRY-002]', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates, { about: { ...about, firstname: 'Thaddeus' } })
  const found = async () =>
    (await shop.visit().call('GET /svc_registry/search', { query: { name: 'Thaddeus' } })).found.length
  const list = { params: { id }, version: 'any' as const }
  await owner.call('PUT /svc_list/lists/{id}/metadata', { ...list, body: { isActive: false }, key: randomUUID() })
  assert.equal(await found(), 0)
  await assert.rejects(viewRegistry(shop.visit(), urlKey), { status: 404, code: 'registry_not_found' })
  await owner.call('POST /svc_list/lists/{id}/reopen', { params: { id }, key: randomUUID() })
  assert.deepEqual([await found(), (await viewRegistry(shop.visit(), urlKey)).title], [1, about.title])
  const { call } = await customerOf(shop)
  const missing = { status: 404, code: 'list_not_found' }
  await assert.rejects(call('POST /svc_list/lists/{id}/reopen', { params: { id }, key: randomUUID() }), missing)
})

test('an owner can choose the URL of a registry, which must be unique, and can return to a random one', async () => {
  const [owner, other] = [await customerOf(shop), await customerOf(shop)]
  const { id } = await registryOf(owner, plates)
  const isFree = async (urlKey: string) =>
    (await other.call('GET /svc_registry/url-keys/{urlKey}', { params: { urlKey } })).isFree
  assert.equal(await isFree('robin-and-sam'), true)
  assert.equal((await change(owner, id, { customKey: 'robin-and-sam' })).urlKey, 'robin-and-sam')
  assert.equal((await viewRegistry(shop.visit(), 'robin-and-sam')).title, about.title)
  assert.equal(await isFree('robin-and-sam'), false)
  const { id: otherId } = await registryOf(other, plates)
  const taken = { status: 409, code: 'url_key_taken' }
  await assert.rejects(change(other, otherId, { customKey: 'robin-and-sam' }), taken)
  for (const customKey of ['abc', 'Robin & Sam', '-robin', 'robin--sam', 'a'.repeat(41), `${'a-'.repeat(20)}a`])
    await assert.rejects(change(owner, id, { customKey }), { status: 400 }, customKey)
  assert.match((await change(owner, id, { customKey: null })).urlKey!, /^[\w-]{22}$/)
  assert.equal(await isFree('robin-and-sam'), true)
})

test('the shared registry uses the order chosen by the owner [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const items = [
    { productId: 7, qty: 1 },
    { productId: 8, qty: 1 },
  ]
  const { id, urlKey } = await registryOf(owner, items)
  const itemIds = (await ownOf(owner, id)).items.map(({ itemId }) => itemId)
  const order = (ids: string[]) =>
    owner.call('PUT /svc_registry/registries/{id}/order', { params: { id }, body: { items: ids }, key: randomUUID() })
  const namesOf = async () => (await viewRegistry(shop.visit(), urlKey)).lines.map(({ productId }) => productId)
  assert.deepEqual(await namesOf(), [7, 8])
  const ordered = await order(itemIds.toReversed())
  assert.deepEqual(
    ordered.items.map(({ itemId }) => itemId),
    itemIds.toReversed(),
  )
  assert.deepEqual(await namesOf(), [8, 7])
  await order([itemIds[0]!, randomUUID()])
  assert.deepEqual(await namesOf(), [7, 8])
})

test('an archived registry is closed for purchases and can be restored', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  await change(owner, id, { isArchived: true })
  assert.equal((await viewRegistry(shop.visit(), urlKey)).isOver, true)
  const { registries } = await owner.call('GET /svc_registry/registries', {})
  assert.equal(registries[0]!.isArchived, true)
  await change(owner, id, { isArchived: false })
  assert.equal((await viewRegistry(shop.visit(), urlKey)).isOver, false)
})

test('a registry is archived a year after its event [REGISTRY-403]', async () => {
  const owner = await customerOf(shop)
  const isArchived = async (eventDate: string) => {
    const { id } = await registryOf(owner, plates, { about: { ...about, eventDate } })
    await updateRegistries(shop.db, testNow)
    return (await ownOf(owner, id)).isArchived
  }
  const today = new Date(testNow).toISOString().slice(0, 10)
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const before = new Date(Date.parse(lastYear) - 86_400_000).toISOString().slice(0, 10)
  assert.deepEqual([await isArchived(lastYear), await isArchived(before)], [false, true])
})

test('the owner of a registry can set a date for gifts, which buyers see', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates, { shipBefore: '2027-06-01' })
  assert.equal((await viewRegistry(shop.visit(), urlKey)).shipBefore, '2027-06-01')
  await change(owner, id, { isSurprise: true })
  assert.equal((await ownOf(owner, id)).shipBefore, '2027-06-01')
  await change(owner, id, { shipBefore: null })
  assert.equal((await ownOf(owner, id)).shipBefore, null)
})

test('a registry photo is re-encoded, has a signed URL for visitors who see the registry, and can be replaced and removed', async () => {
  const owner = await customerOf(shop)
  const { id, urlKey } = await registryOf(owner, plates)
  const setPhoto = (photo: string | null) =>
    owner.call('PUT /svc_registry/registries/{id}/photo', { params: { id }, body: { photo }, key: randomUUID() })
  await setPhoto(smallestPhoto)
  const first = (await viewRegistry(shop.visit(), urlKey)).photo!
  assert.deepEqual([first.width, first.height], [1, 1])
  const serve = serveRegistryPhotos({ db: shop.db, secret: shop.deps.secret, clock: shop.clock }, {})
  const load = async (url: string) => {
    let type: unknown = null
    const head = (_: number, headers: Record<string, unknown>) => (type = headers['content-type'])
    const response = { writeHead: head, end: () => {} } as unknown as ServerResponse
    return (await serve({ url, method: 'GET' }, response)) ? type : false
  }
  assert.equal(await load(first.url), 'image/webp')
  assert.equal(await load(first.url.replace('until=1', 'until=2')), false)
  assert.equal(await load(first.url.split('?')[0]!), false)
  await setPhoto(smallestPhoto)
  assert.equal(await load(first.url), false)
  await assert.rejects(setPhoto(Buffer.from('not a photo').toString('base64')), { code: 'photo_unreadable' })
  assert.equal((await setPhoto(null)).photo, null)
  const other = await customerOf(shop)
  const request = { params: { id }, body: { photo: smallestPhoto }, key: randomUUID() }
  const missing = { status: 404, code: 'registry_not_found' }
  await assert.rejects(other.call('PUT /svc_registry/registries/{id}/photo', request), missing)
})

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { maxSdkKeys } from '#domain/sdk-keys/sdk-key.ts'
import { openIngest } from '#services/analytics/ingest-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([])
const { clock } = shop
let owner = (await createStaffMember(shop, { email: 'owner@ironwright.example' })).visitor
const usa = await openIngest(shop)
const canada = await openIngest(shop, { site: 'CAN' })
const hourMs = 3_600_000

type NewKey = CallInput<Store, 'POST /svc_admin/sdk-keys'>['body']
const create = (body: NewKey, by = owner) => by.call('POST /svc_admin/sdk-keys', { body, key: randomUUID() })
const eventKey = (source: string, more: { site?: 'CAN' } = {}) =>
  create({ kind: 'events', name: source, source, ...more })
const flagKey = (name: string, isRemote = false) => create({ kind: 'flags', name, isRemote })
const change = (id: string, fields: { name: string; isEnabled: boolean }, version: number | 'any' = 'any') =>
  owner.call('PUT /svc_admin/sdk-keys/{id}', { params: { id }, body: fields, version, key: randomUUID() })
const rotate = (id: string, hours: 0 | 24 | 168 | 720, version: number | 'any' = 'any') =>
  owner.call('POST /svc_admin/sdk-keys/{id}/rotate', { params: { id }, body: { hours }, version, key: randomUUID() })
const remove = (id: string) => owner.call('DELETE /svc_admin/sdk-keys/{id}', { params: { id }, key: randomUUID() })
const list = async (by = owner) => by.call('GET /svc_admin/sdk-keys', {})
const listed = async (id: string) => (await list()).keys.find((each) => each.id === id)

let number = 0
/** Waits until earlier key changes are in effect, then sends an event with a key. Returns the status. */
async function send(key: string, to = usa): Promise<number> {
  clock.advance(5_000)
  const message = { type: 'track', event: 'login', messageId: `key-${++number}`, anonymousId: 'anon-1' }
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  return (await to.send('/v1/track', message, { authorization })).status
}

async function readFeatures(key: string): Promise<number> {
  return (await shop.visit().fetch(`/api/features/${key}`)).status
}

/** Undoes a key's latest change. */
async function undoLatest(id: string, by = owner): Promise<void> {
  const { entries } = await by.call('GET /svc_admin/audit', { query: { objectType: 'sdk_key', objectId: id } })
  const changeId = entries[0]!.changes[0]!.id
  await by.call('POST /svc_admin/audit/{id}/undo', { params: { id: changeId }, key: randomUUID() })
}

test("a new write key stores events under its source, and the key's last use is listed", async () => {
  const { id, key, usedAt, createdBy } = await eventKey('warehouse-app')
  assert.deepEqual([usedAt, createdBy], [null, 'owner'])
  assert.match(key, /^[\w-]{32}$/)
  assert.equal(await send(key), 200)
  assert.equal((await listed(id))!.usedAt, new Date(clock()).toISOString())
  const [event] = await usa.storedEvents(`key-${number}`)
  assert.equal(event!.source, 'warehouse-app')
  assert.equal(await send(`${key}x`), 401)
})

test('write keys in the settings still work, and their sources are listed and cannot be used for new keys', async () => {
  assert.equal(await send('warehouse-key-0123456789'), 200)
  const office = shop.visitOffice('USA', { settingSources: ['warehouse'] })
  for (const [name, value] of owner.cookies) office.cookies.set(name, value)
  assert.deepEqual((await list(office)).fixed[0], { kind: 'events', name: 'warehouse' })
  for (const source of ['warehouse', 'storefront', 'server'])
    await assert.rejects(create({ kind: 'events', name: 'X', source }, office), { code: 'source_taken' })
  await eventKey('once')
  await assert.rejects(eventKey('once'), { status: 409, code: 'source_taken' })
})

test("a site's SDK key works only on that site", async () => {
  const { key } = await eventKey('canada', { site: 'CAN' })
  assert.deepEqual([await send(key, canada), await send(key, usa)], [200, 401])
})

test('after a rotation, both SDK keys work until the earlier key ends', async () => {
  const { id, key: earlier } = await eventKey('rotated')
  const { key, earlier: listedEarlier, version } = await rotate(id, 24)
  assert.notEqual(key, earlier)
  assert.deepEqual([listedEarlier!.key, version], [earlier, 2])
  assert.deepEqual([await send(earlier), await send(key)], [200, 200])
  const flags = await flagKey('Rotated flags')
  const { key: laterFlags } = await rotate(flags.id, 24)
  assert.deepEqual([await readFeatures(flags.key), await readFeatures(laterFlags)], [200, 200])
  const { usedAt, earlier: used } = (await listed(id))!
  assert.ok(usedAt !== null && used!.usedAt !== null && used!.usedAt < usedAt)
  clock.advance(24 * hourMs)
  // The previous session has ended.
  owner = (await createStaffMember(shop, { email: 'other@ironwright.example' })).visitor
  assert.deepEqual([await send(earlier), await send(key)], [401, 200])
  assert.deepEqual([await readFeatures(flags.key), await readFeatures(laterFlags)], [404, 200])
  assert.equal((await listed(id))!.earlier, null)
  const { key: last } = await rotate(id, 0)
  assert.deepEqual([await send(key), await send(last)], [401, 200])
})

test('a second rotation ends the SDK key from before the first rotation', async () => {
  const { id, key: first } = await eventKey('twice')
  const { key: second } = await rotate(id, 720)
  const { key: third } = await rotate(id, 720)
  assert.deepEqual([await send(first), await send(second), await send(third)], [401, 200, 200])
})

test('an SDK key that is switched off stops working within five seconds, and works again when it is switched on', async () => {
  const { id, key } = await eventKey('switched')
  assert.equal(await send(key), 200)
  await change(id, { name: 'Renamed', isEnabled: false })
  assert.equal(await send(key), 401)
  await change(id, { name: 'Renamed', isEnabled: true })
  assert.equal(await send(key), 200)
  assert.equal((await listed(id))!.name, 'Renamed')
})

test('a flag key that is switched off immediately loses read access', async () => {
  const { id, key } = await flagKey('Switched flags')
  await change(id, { name: 'Switched flags', isEnabled: false })
  assert.equal(await readFeatures(key), 404)
  await change(id, { name: 'Switched flags', isEnabled: true })
  assert.equal(await readFeatures(key), 200)
})

test('a flag key reads features, a remote flag key reads only evaluated values, and neither works after it is deleted', async () => {
  const { key, id } = await flagKey('Website')
  const { key: remote } = await flagKey('App', true)
  assert.match(key, /^sdk-[\w-]{16}$/)
  assert.deepEqual([await readFeatures(key), await readFeatures(remote)], [200, 400])
  const body = JSON.stringify({ attributes: {} })
  const headers = { 'content-type': 'application/json' }
  assert.equal((await shop.visit().fetch(`/api/eval/${remote}`, { method: 'POST', body, headers })).status, 200)
  assert.notEqual((await listed(id))!.usedAt, null)
  const { key: rotated } = await rotate(id, 24)
  assert.deepEqual([await readFeatures(key), await readFeatures(rotated)], [200, 200])
  await remove(id)
  assert.deepEqual([await readFeatures(key), await readFeatures(rotated), await readFeatures('store')], [404, 404, 200])
})

test('an event key reads no flags, and a flag key sends no events', async () => {
  const { key: events } = await eventKey('no-flags')
  const { key: flags } = await flagKey('No events')
  assert.deepEqual([await readFeatures(events), await send(flags)], [404, 401])
})

test('changes to an SDK key are in the audit log, and Undo reverses a deletion, a rotation, and a switch', async () => {
  const { id, key } = await eventKey('undone')
  await remove(id)
  assert.equal(await send(key), 401)
  await undoLatest(id)
  assert.equal(await send(key), 200)
  const { key: rotated } = await rotate(id, 0)
  await undoLatest(id)
  assert.deepEqual([await send(key), await send(rotated)], [200, 401])
  await change(id, { name: 'undone', isEnabled: false })
  await undoLatest(id)
  assert.equal(await send(key), 200)
  await assert.rejects(remove(randomUUID()), { status: 404, code: 'sdk_key_not_found' })
})

test('an SDK key change with a stale version is refused, and an unchanged save is treated as a retry', async () => {
  const { id, version } = await eventKey('versions')
  const changed = { name: 'Other', isEnabled: true }
  await change(id, changed, version)
  await assert.rejects(change(id, { name: 'Third', isEnabled: true }, version), { code: 'version_conflict' })
  await assert.rejects(rotate(id, 24, version), { code: 'version_conflict' })
  assert.equal((await change(id, changed, version)).version, version + 1)
})

test('a repeated request creates or rotates an SDK key once', async () => {
  const again = { body: { kind: 'flags', name: 'Repeated' } as const, key: randomUUID() }
  const { id, key } = await owner.call('POST /svc_admin/sdk-keys', again)
  assert.equal((await owner.call('POST /svc_admin/sdk-keys', again)).key, key)
  assert.equal((await list()).keys.filter(({ name }) => name === 'Repeated').length, 1)
  const rotation = { params: { id }, body: { hours: 24 }, version: 1, key: randomUUID() } as const
  const rotated = await owner.call('POST /svc_admin/sdk-keys/{id}/rotate', rotation)
  assert.deepEqual(await owner.call('POST /svc_admin/sdk-keys/{id}/rotate', rotation), rotated)
})

test('staff with access to some sites see SDK keys for all sites, but can change only keys for their sites', async () => {
  const { id: shared } = await eventKey('shared')
  const { id: foreign } = await eventKey('foreign', { site: 'CAN' })
  const { visitor } = await createStaffMember(shop, {
    email: 'usa@ironwright.example',
    roles: ['manager'],
    sites: ['USA'],
  })
  const ids = (await list(visitor)).keys.map(({ id }) => id)
  assert.deepEqual([ids.includes(shared), ids.includes(foreign)], [true, false])
  const removeBy = (id: string) =>
    visitor.call('DELETE /svc_admin/sdk-keys/{id}', { params: { id }, key: randomUUID() })
  await assert.rejects(removeBy(shared), { status: 403 })
  await assert.rejects(removeBy(foreign), { code: 'sdk_key_not_found' })
  const own: NewKey = { kind: 'events', name: 'Own', source: 'own', site: 'USA' }
  const { id } = await create(own, visitor)
  await assert.rejects(create({ ...own, source: 'all', site: null }, visitor), { status: 403 })
  assert.deepEqual(await removeBy(id), { success: true })
})

test('staff with access to some sites can undo only changes to SDK keys for their sites', async () => {
  const roleId = 'undoer'
  await owner.call('PUT /svc_admin/roles/{id}', {
    params: { id: roleId },
    body: { name: 'Undoer', permissions: ['audit.read', 'audit.undo'] },
    key: randomUUID(),
  })
  const { visitor } = await createStaffMember(shop, {
    email: 'undo@ironwright.example',
    roles: [roleId],
    sites: ['CAN'],
  })
  const { id: shared } = await eventKey('undo-shared')
  const { id: canadian } = await eventKey('undo-canada', { site: 'CAN' })
  for (const id of [shared, canadian]) await change(id, { name: 'Renamed', isEnabled: true })
  await assert.rejects(undoLatest(shared, visitor), { status: 403, code: 'not_permitted' })
  await undoLatest(canadian, visitor)
  assert.deepEqual([(await listed(shared))!.name, (await listed(canadian))!.name], ['Renamed', 'undo-canada'])
})

test('a role without sdk_keys.write cannot create an SDK key', async () => {
  const { visitor } = await createStaffMember(shop, { email: 'support@ironwright.example', roles: ['support'] })
  await assert.rejects(create({ kind: 'flags', name: 'X' }, visitor), { status: 403 })
})

test('the store has at most 100 SDK keys', async () => {
  const { length } = (await list()).keys
  for (let at = length; at < maxSdkKeys; at += 1) await flagKey(`Key ${at}`)
  await assert.rejects(flagKey('One more'), { status: 422, code: 'too_many_sdk_keys' })
})

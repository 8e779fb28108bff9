import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { webhookClient } from '#platform/webhooks/client.ts'
import { isFromStore } from '#platform/webhooks/receiver-example-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { deliverWebhooks } from '../deliveries/deliver.ts'
import { officeCalls, openReceiver } from '../webhooks-for-tests.ts'
import { sweepSecrets } from './secret-repository.ts'

const shop = await openTestShop([])
const { db, clock, deps } = shop
const receiver = await openReceiver()
const office = { call: officeCalls(shop) }
const deliver = () => deliverWebhooks({ ...deps, clock, report: assert.ifError })
const clear = statement('test.clear-webhooks', 'delete from webhook_endpoint')
beforeEach(async () => {
  await db.run(clear, [])
  receiver.take()
})

const base = { description: 'ERP', events: ['order.paid' as const], sites: ['USA' as const], isEnabled: true }
const create = (
  body: Partial<typeof base> & { url?: string } = {},
  key: string = randomUUID(),
  visitor: Pick<Visitor, 'call'> = office,
) => visitor.call('POST /svc_admin/webhooks', { body: { ...base, url: `${receiver.url}/`, ...body }, key })
const list = async (visitor: Pick<Visitor, 'call'> = office) =>
  (await visitor.call('GET /svc_admin/webhooks', {})).endpoints
const sendTest = (id: string, key: string = randomUUID()) =>
  office.call('POST /svc_admin/webhooks/{id}/test', { params: { id }, key })
const rotate = (id: string, version: number, key: string = randomUUID()) =>
  office.call('POST /svc_admin/webhooks/{id}/rotate', { params: { id }, version, key })

test('a repeated creation returns the same webhook endpoint and secret, and reusing its key with a different body is refused', async () => {
  const key = randomUUID()
  const first = await create({}, key)
  assert.deepEqual(await create({}, key), first)
  await assert.rejects(create({ description: 'Other' }, key), { code: 'idempotency_key_reused' })
  assert.equal((await list()).length, 1)
})

test('a webhook secret is shown once, and stored encrypted', async () => {
  const { id, secret } = await create()
  const [listed] = await list()
  assert.equal(listed!.id, id)
  const stored = statement<{ text: string }>(
    'test.webhook-texts',
    `select to_jsonb(s)::text as text from webhook_secret s union all select to_jsonb(e)::text from webhook_endpoint e
     union all select to_jsonb(d)::text from webhook_delivery d union all select to_jsonb(c)::text from audit_change c`,
  )
  await rotate(id, listed!.version)
  await sendTest(id)
  const texts = JSON.stringify([listed, await db.run(stored, [])])
  assert.ok(!texts.includes(secret.slice('whsec_'.length, -1)))
})

test('after a secret rotation, webhooks are also signed with the old secret for 24 hours', async (t) => {
  const created = await create()
  const key = randomUUID()
  const rotated = await rotate(created.id, created.version, key)
  assert.notEqual(rotated.secret, created.secret)
  assert.equal(Date.parse(rotated.earlierSecretUntil!) - clock(), 24 * 3_600_000)
  assert.equal((await rotate(created.id, created.version, key)).secret, rotated.secret)
  await assert.rejects(rotate(created.id, created.version), { code: 'version_conflict' })
  const accepts = async (secret: string) => {
    await sendTest(created.id)
    await deliver()
    const [{ headers, body }] = receiver.take() as [ReturnType<typeof receiver.take>[0]]
    t.mock.timers.enable({ apis: ['Date'], now: clock() })
    const isAccepted = isFromStore(secret, headers, body)
    t.mock.timers.reset()
    return isAccepted
  }
  assert.deepEqual([await accepts(created.secret), await accepts(rotated.secret)], [true, true])
  clock.advance(24 * 3_600_000)
  assert.deepEqual([await accepts(created.secret), await accepts(rotated.secret)], [false, true])
  assert.equal(await sweepSecrets(db, clock() + 1), 1)
})

test('after the store’s SECRET changes, a secret rotation makes webhooks verifiable again at once', async () => {
  const key = randomUUID()
  const created = await create({}, key)
  const changed = { secret: 'the new secret of the store, after a leak' }
  const later = { call: officeCalls(shop, changed) }
  const unreadable: unknown[] = []
  const send = async () => {
    await sendTest(created.id)
    await deliverWebhooks({ ...deps, ...changed, clock, report: (error) => void unreadable.push(error) })
    return receiver.take()
  }
  assert.deepEqual(await send(), [])
  assert.equal(unreadable.length, 1)
  await assert.rejects(create({}, key, later), { code: 'idempotency_key_reused' })
  const rotateLater = (of: string, version: number) =>
    later.call('POST /svc_admin/webhooks/{id}/rotate', { params: { id: created.id }, version, key: of })
  const rotated = await rotateLater(randomUUID(), created.version)
  assert.equal(rotated.earlierSecretUntil, null)
  clock.advance(60_000)
  assert.equal(String((await send())[0]!.headers['webhook-signature']).split(' ').length, 1)
  assert.equal(unreadable.length, 1)
})

test('a webhook is signed with the readable secrets if another secret is unreadable', async () => {
  const { id, version } = await create()
  await rotate(id, version)
  await db.run(
    statement('test.webhook-spoil', `update webhook_secret set secret = 'a.b.c' where expires_at is not null`),
    [],
  )
  const reported: unknown[] = []
  await sendTest(id)
  await deliverWebhooks({ ...deps, clock, report: (error) => void reported.push(error) })
  assert.equal(String(receiver.take()[0]!.headers['webhook-signature']).split(' ').length, 1)
  assert.equal(reported.length, 1)
})

test('a repeated secret rotation with an unreadable secret is refused', async () => {
  const { id, version } = await create()
  const key = randomUUID()
  await rotate(id, version, key)
  await db.run(statement('test.webhook-spoil-all', `update webhook_secret set secret = 'a.b.c'`), [])
  await assert.rejects(rotate(id, version, key), { code: 'idempotency_key_reused' })
})

test("retrying an endpoint's creation or rotation with the same key returns the secret for up to 24 hours", async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const { id, version, secret } = await create({}, first)
  clock.advance(86_400_000 - 1)
  assert.equal((await create({}, first)).secret, secret)
  clock.advance(1)
  await assert.rejects(create({}, first), { code: 'idempotency_key_reused' })
  await rotate(id, version, second)
  clock.advance(86_400_000)
  await assert.rejects(rotate(id, version, second), { code: 'idempotency_key_reused' })
})

test('staff members and API keys with the same name never share the idempotency key of a call', async () => {
  const { visitor } = await createStaffMember(shop, { email: 'keys@staff.example' })
  const { visitor: other } = await createStaffMember(shop, { email: 'others@staff.example' })
  const createKey = async () => {
    const body = { name: 'ERP', permissions: ['webhooks.read' as const, 'webhooks.write' as const], days: null }
    const { secret } = await visitor.call('POST /svc_admin/keys', { body, key: randomUUID() })
    return { call: officeCalls(shop, {}, secret) }
  }
  const key = randomUUID()
  const created = []
  for (const caller of [visitor, other, office, await createKey(), await createKey()])
    created.push(await create({}, key, caller))
  assert.equal(new Set(created.map(({ id }) => id)).size, 5)
})

test('a later secret rotation does not extend how long an earlier secret is valid', async () => {
  const { id, version } = await create()
  await rotate(id, version)
  clock.advance(12 * 3_600_000)
  await rotate(id, version + 1)
  clock.advance(12 * 3_600_000)
  await sendTest(id)
  await deliver()
  assert.equal(String(receiver.take()[0]!.headers['webhook-signature']).split(' ').length, 2)
})

test('after two rotations within a day, all secrets that a receiver may still use remain valid, up to five', async () => {
  const { id, version } = await create()
  for (let index = 0; index < 4; index++) await rotate(id, version + index)
  await assert.rejects(rotate(id, version + 4), { code: 'too_many_secrets' })
  await sendTest(id)
  await deliver()
  const signatures = receiver.take()[0]!.headers['webhook-signature'] as string
  assert.equal(signatures.split(' ').length, 5)
})

test('a webhook URL that is not a public https URL is refused in a live store', async () => {
  const live = { call: officeCalls(shop, { webhooks: webhookClient() }) }
  const refused = {
    'http://erp.example/': 'url_not_https',
    'erp.example': 'url_invalid',
    'https://a:b@erp.example/': 'url_has_password',
    'https://localhost/': 'url_not_public',
    'https://127.0.0.1/': 'url_not_public',
    'https://127.0.0.1../': 'url_not_public',
    'https://localhost../': 'url_not_public',
    [`https://erp.example/${'ä'.repeat(200)}`]: 'url_too_long',
    'https://[::ffff:10.0.0.1]/': 'url_not_public',
    'https://169.254.169.254/latest/meta-data': 'url_not_public',
    'https://0xa9fea9fe/': 'url_not_public',
  }
  for (const [url, code] of Object.entries(refused)) await assert.rejects(create({ url }, randomUUID(), live), { code })
  assert.equal(
    (await create({ url: 'https://erp.example/hooks' }, randomUUID(), live)).url,
    'https://erp.example/hooks',
  )
})

test('saving an endpoint requires the version that staff saw, and is in the audit log without the secret', async () => {
  const { id, version, url } = await create()
  const params = { id }
  const save = (body: object, of: number) =>
    office.call('PUT /svc_admin/webhooks/{id}', {
      params,
      body: { ...base, url, ...body },
      version: of,
      key: randomUUID(),
    })
  const saved = await save({ description: 'Warehouse' }, version)
  assert.deepEqual([saved.description, saved.version], ['Warehouse', version + 1])
  // A retry of the same save changes nothing.
  assert.equal((await save({ description: 'Warehouse' }, version)).version, version + 1)
  await assert.rejects(save({ description: 'CRM' }, version), { code: 'version_conflict' })
  await office.call('DELETE /svc_admin/webhooks/{id}', { params, key: randomUUID() })
  await assert.rejects(office.call('DELETE /svc_admin/webhooks/{id}', { params, key: randomUUID() }), {
    code: 'webhook_not_found',
  })
  const query = { objectType: 'webhook', objectId: id }
  const { entries } = await office.call('GET /svc_admin/audit', { query })
  assert.deepEqual(entries.map(({ call }) => call).toReversed(), [
    'POST /svc_admin/webhooks',
    'PUT /svc_admin/webhooks/{id}',
    'DELETE /svc_admin/webhooks/{id}',
  ])
})

test('a repeated webhook test event is sent once', async () => {
  const { id } = await create()
  const key = randomUUID()
  assert.deepEqual(await sendTest(id, key), await sendTest(id, key))
  await deliver()
  assert.equal(receiver.take().length, 1)
})

test('staff with access to some sites can see and change only endpoints that receive no events from other sites', async () => {
  const { visitor: european } = await createStaffMember(shop, {
    email: 'europe@staff.example',
    roles: ['manager'],
    sites: ['EUR', 'GBR'],
  })
  const { id, version } = await create({ sites: ['USA', 'EUR'] as never })
  assert.deepEqual(await list(european), [])
  const missing = { code: 'webhook_not_found' }
  const params = { id }
  await assert.rejects(european.call('DELETE /svc_admin/webhooks/{id}', { params, key: randomUUID() }), missing)
  await assert.rejects(
    european.call('POST /svc_admin/webhooks/{id}/rotate', { params, version, key: randomUUID() }),
    missing,
  )
  await assert.rejects(create({}, randomUUID(), european), { code: 'not_permitted' })
  await create({ sites: ['GBR'] as never }, randomUUID(), european)
  assert.deepEqual(
    (await list(european)).map((each) => each.sites),
    [['GBR']],
  )
})

test('staff without the webhook permission are refused', async () => {
  const { visitor: warehouse } = await createStaffMember(shop, {
    email: 'warehouse@staff.example',
    roles: ['warehouse'],
  })
  const { visitor: finance } = await createStaffMember(shop, { email: 'finance@staff.example', roles: ['finance'] })
  await assert.rejects(list(warehouse), { code: 'not_permitted' })
  assert.deepEqual(await list(finance), [])
  await assert.rejects(create({}, randomUUID(), finance), { code: 'not_permitted' })
})

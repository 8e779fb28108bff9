import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { defaultPushPreferences } from '#domain/push/preferences.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { maxDevices, sweepDevices } from './repository.ts'

const shop = await openTestShop([])
const { db, clock, visit } = shop
const params = { deviceUid: 'phone-0001' }
const register = ({ call }: Visitor, token: string = randomUUID(), deviceUid = params.deviceUid) =>
  call('PUT /svc_push/devices/{deviceUid}', {
    params: { deviceUid },
    body: { platform: 'ios', token },
    key: randomUUID(),
  })
const read = ({ call }: Visitor, deviceUid = params.deviceUid) =>
  call('GET /svc_push/devices/{deviceUid}', { params: { deviceUid } })
const missing = { status: 404, code: 'device_not_found' }
const tokens = statement<{ token: string }>('test.push-tokens', 'select token from push_device where token = $1')

test('svc_push stores a device with its token and topics for a guest and for a customer [ROUTE-038]', async () => {
  for (const visitor of [visit(), await customerOf(shop)]) {
    const token = randomUUID()
    const device = await register(visitor, token)
    assert.deepEqual(device, { ...params, platform: 'ios', ...defaultPushPreferences, updatedAt: clock() })
    assert.deepEqual(await read(visitor), device)
    assert.deepEqual(await db.run(tokens, [token]), [{ token }])
  }
})

test('push preferences are replaced as a whole, and survive when the device registers again', async () => {
  const visitor = visit()
  const preferences = {
    topics: { orders: false, restock: true, news: true },
    rapidfire: { types: ['barbells'], models: ['IW-2'] },
  }
  const put = () =>
    visitor.call('PUT /svc_push/devices/{deviceUid}/preferences', { params, body: preferences, key: randomUUID() })
  await assert.rejects(put(), missing)
  await register(visitor)
  await put()
  await register(visitor)
  const { topics, rapidfire } = await read(visitor)
  assert.deepEqual({ topics, rapidfire }, preferences)
})

test("another shopper's device gets the same response as a missing one, and its token belongs to the last shopper who registered it", async () => {
  const [ann, bob] = [visit(), visit()]
  const token = randomUUID()
  await register(ann, token)
  await assert.rejects(read(bob), missing)
  await assert.rejects(bob.call('DELETE /svc_push/devices/{deviceUid}', { params, key: randomUUID() }), missing)
  await register(bob, token)
  await assert.rejects(read(ann), missing)
  assert.equal((await db.run(tokens, [token])).length, 1)
})

test('a deleted push device is no longer listed, and a shopper can have at most twenty devices', async () => {
  const visitor = visit()
  for (let index = 0; index <= maxDevices; index += 1) {
    clock.advance(1_000)
    await register(visitor, randomUUID(), `device-${index}`)
  }
  await assert.rejects(read(visitor, 'device-0'), missing)
  await read(visitor, 'device-1')
  await visitor.call('DELETE /svc_push/devices/{deviceUid}', { params: { deviceUid: 'device-1' }, key: randomUUID() })
  await assert.rejects(read(visitor, 'device-1'), missing)
})

test('a push device that just registered remains, even if all other devices registered in the same millisecond', async () => {
  const visitor = visit()
  for (let index = 0; index < 2 * maxDevices; index += 1) {
    const deviceUid = `device-${2 * maxDevices - index}-same`
    await register(visitor, randomUUID(), deviceUid)
    assert.equal((await read(visitor, deviceUid)).deviceUid, deviceUid)
  }
})

test('a push device that has not registered for 180 days is deleted', async () => {
  const visitor = visit()
  await register(visitor)
  clock.advance(180 * 86_400_000)
  await sweepDevices(db, clock())
  await read(visitor)
  clock.advance(1)
  await sweepDevices(db, clock())
  await assert.rejects(read(visitor), missing)
})

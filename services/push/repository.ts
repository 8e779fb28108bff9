import { defaultPushPreferences, type PushPlatform, type PushPreferences } from '#domain/push/preferences.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { ownerCondition, ownerOf } from '#services/call/identity/scope.ts'

interface Device extends PushPreferences {
  deviceUid: string
  platform: PushPlatform
  /** Epoch milliseconds. */
  updatedAt: number
}

/** Maximum number of devices per shopper. */
export const maxDevices = 20

const columns = `device_uid as "deviceUid", platform, topics, rapidfire,
  (extract(epoch from updated_at) * 1000)::double precision as "updatedAt"`

const read = statement<Device>(
  'push-device.read',
  `select ${columns} from push_device where ${ownerCondition} and device_uid = $4`,
)
const put = statement<Device>(
  'push-device.put',
  `insert into push_device (site, customer_id, guest_token, device_uid, platform, token, topics, rapidfire, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (site, customer_id, guest_token, device_uid) do update
     set platform = excluded.platform, token = excluded.token, updated_at = excluded.updated_at
   returning ${columns}`,
)
const releaseToken = statement(
  'push-device.release-token',
  `delete from push_device where token = $5 and not coalesce(${ownerCondition} and device_uid = $4, false)`,
)
const removeOldest = statement(
  'push-device.remove-oldest',
  `delete from push_device where ${ownerCondition} and device_uid in (
     select device_uid from push_device where ${ownerCondition} order by device_uid = $4 desc, updated_at desc, device_uid offset $5)`,
)
const setPreferences = statement<Device>(
  'push-device.set-preferences',
  `update push_device set topics = $5, rapidfire = $6 where ${ownerCondition} and device_uid = $4 returning ${columns}`,
)
const remove = statement<{ deviceUid: string }>(
  'push-device.delete',
  `delete from push_device where ${ownerCondition} and device_uid = $4 returning device_uid as "deviceUid"`,
)

export async function readDevice(db: QueryRunner, scope: Scope, deviceUid: string): Promise<Device | undefined> {
  const [device] = await db.run(read, [...ownerOf(scope), deviceUid])
  return device
}

interface Registration {
  deviceUid: string
  platform: PushPlatform
  token: string
  now: number
}

/**
 * Stores a device and removes its token from other shoppers' rows, because only the device's current user may be
 * notified.
 */
export async function saveDevice(tx: Transaction, scope: Scope, registration: Registration): Promise<Device> {
  const { deviceUid, platform, token, now } = registration
  const owner = ownerOf(scope)
  const { topics, rapidfire } = defaultPushPreferences
  await tx.run(releaseToken, [...owner, deviceUid, token])
  const values = [platform, token, JSON.stringify(topics), JSON.stringify(rapidfire), new Date(now)]
  const [device] = await tx.run(put, [...owner, deviceUid, ...values])
  await tx.run(removeOldest, [...owner, deviceUid, maxDevices])
  return device!
}

export async function savePushPreferences(
  tx: Transaction,
  scope: Scope,
  deviceUid: string,
  { topics, rapidfire }: PushPreferences,
): Promise<Device | undefined> {
  const values = [JSON.stringify(topics), JSON.stringify(rapidfire)]
  const [device] = await tx.run(setPreferences, [...ownerOf(scope), deviceUid, ...values])
  return device
}

/** Deletes a device. Returns false if the shopper has no such device. */
export async function deleteDevice(tx: Transaction, scope: Scope, deviceUid: string): Promise<boolean> {
  return (await tx.run(remove, [...ownerOf(scope), deviceUid])).length > 0
}

/** Deletes devices that have not registered for half a year; apps register on each launch. */
export const sweepDevices = createClockSweep('push_device', `updated_at < $1 - interval '180 days'`)

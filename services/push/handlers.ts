import type { push } from '#contract/push.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { deleteDevice, saveDevice, savePushPreferences, readDevice } from './repository.ts'

export const pushHandlers: Handlers<typeof push, { db: Database }> = {
  async 'GET /svc_push/devices/{deviceUid}'({ scope, params, refuse }, { db }) {
    const device = await readDevice(db, scope, params.deviceUid)
    if (!device) throw refuse('device_not_found')
    return device
  },

  async 'PUT /svc_push/devices/{deviceUid}'(received, { db }) {
    const { scope, params, body, now } = received
    return writeOnce(db, received, (tx) => saveDevice(tx, scope, { ...params, ...body, now }))
  },

  async 'PUT /svc_push/devices/{deviceUid}/preferences'(received, { db }) {
    const { scope, params, body, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const device = await savePushPreferences(tx, scope, params.deviceUid, body)
      if (!device) throw refuse('device_not_found')
      return device
    })
  },

  async 'DELETE /svc_push/devices/{deviceUid}'(received, { db }) {
    const { scope, params, refuse } = received
    return writeOnce(db, received, async (tx) => {
      if (!(await deleteDevice(tx, scope, params.deviceUid))) throw refuse('device_not_found')
      return null
    })
  },
}

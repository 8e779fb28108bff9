import { z } from 'zod'
import { pushPlatforms } from '#domain/push/preferences.ts'
import { contract } from './kernel/call.ts'

/** Chosen by the app for each installation. */
const ByDevice = z.object({ deviceUid: z.string().regex(/^[A-Za-z0-9._:-]{8,100}$/) })
const Names = z.array(z.string().trim().min(1).max(80)).max(50)
const Preferences = {
  topics: z.strictObject({ orders: z.boolean(), restock: z.boolean(), news: z.boolean() }),
  rapidfire: z.strictObject({ types: Names, models: Names }),
}
const WireDevice = z.strictObject({
  deviceUid: z.string(),
  platform: z.enum(pushPlatforms),
  ...Preferences,
  /** Epoch milliseconds. */
  updatedAt: z.number(),
})
const missing = { device_not_found: { status: 404 } } as const

export const push = contract({
  'GET /svc_push/devices/{deviceUid}': {
    summary: "Returns the shopper's device with its notification preferences",
    access: 'guest',
    rate: 'read',
    params: ByDevice,
    reply: WireDevice,
    refusals: missing,
  },
  'PUT /svc_push/devices/{deviceUid}': {
    summary: 'Registers a device for notifications, or updates its token; preferences stay',
    access: 'guest',
    rate: 'write',
    params: ByDevice,
    body: z.object({
      platform: z.enum(pushPlatforms),
      /** Issued by the platform and never returned. */
      token: z.string().regex(/^[\x21-\x7e]{1,4096}$/),
    }),
    reply: WireDevice,
  },
  'PUT /svc_push/devices/{deviceUid}/preferences': {
    summary: 'Replaces the notification preferences of a device',
    access: 'guest',
    rate: 'write',
    params: ByDevice,
    body: z.object(Preferences),
    reply: WireDevice,
    refusals: missing,
  },
  'DELETE /svc_push/devices/{deviceUid}': {
    summary: 'Deletes a device, which then receives no notifications',
    access: 'guest',
    rate: 'write',
    params: ByDevice,
    status: 204,
    reply: z.null(),
    refusals: missing,
  },
})

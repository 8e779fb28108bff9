import { createHmac } from 'node:crypto'
import { utcDay } from '#platform/clock.ts'

/**
 * Returns a signed 32-bit hash of a network address for one UTC day. It recognizes repeated senders of a day; without
 * the secret, it leads back to no address, and it changes every day.
 */
export function networkHash(secret: string, ip: string, at: number): number {
  return createHmac('sha256', secret)
    .update(`network.${utcDay(at)}.${ip}`)
    .digest()
    .readInt32BE(0)
}

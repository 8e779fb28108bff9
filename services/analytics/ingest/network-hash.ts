import { createHmac } from 'node:crypto'
import { utcDay } from '#platform/clock.ts'

/** Matches the first 48 bits of an IPv6 network. */
const allocation = /^(?:[\da-f]{1,4}:){3}/i

/**
 * Returns a signed 32-bit hash of a network address for one UTC day. It identifies repeated senders within a day. It
 * cannot be reversed without the secret, and it changes every day. All addresses in an IPv6 /48 share a hash, because a
 * provider may assign the whole block to one customer.
 */
export function networkHash(secret: string, ip: string, at: number): number {
  const [network] = allocation.exec(ip) ?? [ip]
  return createHmac('sha256', secret)
    .update(`network.${utcDay(at)}.${network}`)
    .digest()
    .readInt32BE(0)
}

import { createHmac } from 'node:crypto'
import { utcDay } from '#platform/clock.ts'

/** Matches the first 48 bits of an IPv6 network. */
const allocation = /^(?:[\da-f]{1,4}:){3}/i

/**
 * Returns a signed 32-bit hash of a network address for one UTC day. It recognizes repeated senders of a day; without
 * the secret, it leads back to no address, and it changes every day. IPv6 networks of 48 bits have one hash, because a
 * provider may assign all of one to a single customer.
 */
export function networkHash(secret: string, ip: string, at: number): number {
  const [network] = allocation.exec(ip) ?? [ip]
  return createHmac('sha256', secret)
    .update(`network.${utcDay(at)}.${network}`)
    .digest()
    .readInt32BE(0)
}

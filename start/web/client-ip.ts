import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { clientAddress, readNetworks } from '#platform/client-address.ts'
import type { StoreContext } from '../store/context.ts'

export type IpOf = (request: IncomingMessage) => string

/** Returns the function that reads a client's address past the trusted proxies; it warns once of an unknown proxy. */
export function clientIpBy({ settings, log }: StoreContext): IpOf {
  const { trustedProxies } = settings
  const proxies = trustedProxies ? readNetworks(trustedProxies)! : new BlockList()
  let hasWarned = false
  return (request) => {
    if (!hasWarned && !trustedProxies && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn(
        'Requests come through a proxy that TRUSTED_PROXIES does not name: all its shoppers share the limits of one',
      )
    }
    return clientAddress(request, proxies)
  }
}

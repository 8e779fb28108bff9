import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { clientAddress, parseNetworks } from '#platform/client-address.ts'
import type { StoreContext } from '../store/context.ts'

export type IpReader = (request: IncomingMessage) => string

/** Returns a function that reads the client IP. Warns once about an unknown proxy. */
export function createIpReader({ settings, log }: StoreContext): IpReader {
  const { trustedProxies } = settings
  const proxies = trustedProxies ? parseNetworks(trustedProxies)! : new BlockList()
  let hasWarned = false
  return (request) => {
    if (!hasWarned && !trustedProxies && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn('x-forwarded-for from a proxy that TRUSTED_PROXIES does not list: all its shoppers share one rate limit')
    }
    return clientAddress(request, proxies)
  }
}

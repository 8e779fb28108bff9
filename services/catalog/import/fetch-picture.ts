import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { once } from 'node:events'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const maxBytes = 20 * 1024 * 1024
const timeoutMs = 5_000

/** The picture, or a reason that merchants can understand. */
export type FetchedPicture = { bytes: Buffer } | { why: string }

/** Fetches a picture from a public host only, because an import must not reach the store's network [T16]. */
export const fetchPicture = pictureFetcher(isPublic)

/** Creates a picture fetcher with an address check and a resolver. */
export function pictureFetcher(isAllowedAddress: (address: string) => boolean, resolve: Resolve = lookup) {
  return (address: string) => fetchFrom(address, isAllowedAddress, resolve)
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

class NotPublic extends Error {}

async function fetchFrom(
  address: string,
  isAllowedAddress: (address: string) => boolean,
  resolve: Resolve,
): Promise<FetchedPicture> {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return { why: 'This is not an http or https URL.' }
  if (url.username || url.password) return { why: 'URLs that contain a password are not allowed.' }
  try {
    const named = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(named) && !isAllowedAddress(named)) throw new NotPublic()
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    // Redirects are not followed, because they could bypass the address check.
    const httpRequest = request(url, {
      lookup: lookupBy(isAllowedAddress, resolve),
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const [response] = (await once(httpRequest.end(), 'response')) as [IncomingMessage]
    return await picture(response).finally(() => httpRequest.destroy())
  } catch (error) {
    return { why: error instanceof NotPublic ? 'The host is not public.' : 'The host did not respond.' }
  }
}

/** Resolves a host once and connects to the checked address, so that a later DNS change has no effect. */
function lookupBy(isAllowedAddress: (address: string) => boolean, resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      // Checks the length, because `every` returns true for an empty list.
      if (found.length === 0 || !found.every(({ address }) => isAllowedAddress(address)))
        return done(new NotPublic(), '')
      if (options.all) return done(null, found)
      return done(null, found[0]!.address, found[0]!.family)
    })
  }
}

async function picture(response: IncomingMessage): Promise<FetchedPicture> {
  if (response.statusCode !== 200) return { why: `The host responded with status ${response.statusCode}.` }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) return { why: 'The picture is larger than 20 MB.' }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}

/** Private networks and tunnels. */
const notPublic4 = listOf(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
)
// In IPv6, the internet is 2000::/3 without tunnels to IPv4, protocol ranges, and documentation ranges.
const notPublic6 = listOf('ipv6', '::/3 2001::/23 2001:db8::/32 2002::/16 3fff::/20 4000::/2 8000::/1')

function listOf(family: 'ipv4' | 'ipv6', ...lines: string[]): BlockList {
  const list = new BlockList()
  for (const network of lines.flatMap((line) => line.split(' '))) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/**
 * Returns true for public internet addresses, which are not on this machine, its network, or the cloud provider's
 * internal services.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic4.check(address, 'ipv4')
  return isIP(address) === 6 && !notPublic6.check(address, 'ipv6')
}

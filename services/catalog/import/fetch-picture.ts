import { once } from 'node:events'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, isPublic, AddressNotPublic, type Resolve } from '#platform/network/public-address.ts'

const maxBytes = 20 * 1024 * 1024
const timeoutMs = 5_000

/** The picture, or a reason that merchants can understand. */
export type FetchedPicture = { bytes: Buffer } | { why: string }

/** Fetches a picture from a public host only, because an import must not reach the store's internal network [T16]. */
export const fetchPicture = pictureFetcher(isPublic)

/** Creates a picture fetcher with this address check and resolver. */
export function pictureFetcher(isAllowedAddress: (address: string) => boolean, resolve?: Resolve) {
  return (address: string) => fetchFrom(address, isAllowedAddress, resolve)
}

async function fetchFrom(
  address: string,
  isAllowedAddress: (address: string) => boolean,
  resolve?: Resolve,
): Promise<FetchedPicture> {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return { why: 'This is not an http or https URL.' }
  if (url.username || url.password) return { why: 'URLs that contain a password are not allowed.' }
  try {
    const named = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(named) && !isAllowedAddress(named)) throw new AddressNotPublic()
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    // Redirects are not followed, because they could bypass the address check.
    const httpRequest = request(url, {
      lookup: checkedLookup(isAllowedAddress, resolve),
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const [response] = (await once(httpRequest.end(), 'response')) as [IncomingMessage]
    return await picture(response).finally(() => httpRequest.destroy())
  } catch (error) {
    return { why: error instanceof AddressNotPublic ? 'The host is not public.' : 'The host did not respond.' }
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

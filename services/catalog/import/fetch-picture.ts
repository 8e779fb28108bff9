import { lookup } from 'node:dns'
import { once } from 'node:events'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

const mostBytes = 20 * 1024 * 1024
const timeoutMs = 5_000

/** A picture that was fetched, or why not in words for a merchant. */
export type Fetched = { bytes: Buffer } | { why: string }

/**
 * Fetches a picture from the address that a file gives, from public hosts alone: an import must not look into the
 * network that the store runs in [T22].
 */
export const fetchPicture = pictureFetcher(isPublic)

/** Makes what fetches pictures, from hosts whose addresses may be asked. */
export function pictureFetcher(mayAsk: (address: string) => boolean) {
  return (address: string) => fetchFrom(address, mayAsk)
}

class NotPublic extends Error {}

async function fetchFrom(address: string, mayAsk: (address: string) => boolean): Promise<Fetched> {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return { why: 'This is not a web address.' }
  if (url.username || url.password) return { why: 'An address with a password in it is not fetched.' }
  try {
    const named = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(named) && !mayAsk(named)) throw new NotPublic()
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    // Not followed when it leads elsewhere: a redirect could lead where the check would not have let us.
    const sent = request(url, { lookup: lookupBy(mayAsk), agent: false, signal: AbortSignal.timeout(timeoutMs) })
    const [response] = (await once(sent.end(), 'response')) as [IncomingMessage]
    return await picture(response).finally(() => sent.destroy())
  } catch (error) {
    return { why: error instanceof NotPublic ? 'The host is not a public one.' : 'The address did not answer.' }
  }
}

/** Looks a name up once: the address that was judged is the one that is asked, whatever the name says a moment later. */
function lookupBy(mayAsk: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      if (!found.every(({ address }) => mayAsk(address))) return done(new NotPublic(), '')
      if (options.all) return done(null, found)
      return done(null, found[0]!.address, found[0]!.family)
    })
  }
}

async function picture(response: IncomingMessage): Promise<Fetched> {
  if (response.statusCode !== 200) return { why: `The host answered ${response.statusCode}.` }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > mostBytes) return { why: 'The picture is larger than 20 MB.' }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}

/** Whether an address is reached over the open internet: none of this machine, its network, or a cloud's own. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) {
    const [a = 0, b = 0, c = 0] = address.split('.').map(Number)
    const isPrivate =
      a === 0 ||
      a === 10 ||
      a === 127 ||
      a >= 224 ||
      (a === 100 && b >= 64 && b <= 127) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b <= 31) ||
      (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
      (a === 198 && (b === 18 || b === 19))
    return !isPrivate
  }
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return isPublic(mapped)
  return /^[23]/.test(address) && !/^2001:db8/i.test(address)
}

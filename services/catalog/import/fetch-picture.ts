import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

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

async function fetchFrom(address: string, mayAsk: (address: string) => boolean): Promise<Fetched> {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return { why: 'This is not a web address.' }
  if (url.username || url.password) return { why: 'An address with a password in it is not fetched.' }
  try {
    const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true })
    if (!found.every(({ address }) => mayAsk(address))) return { why: 'The host is not a public one.' }
    // A redirect could lead where the check would not have let us.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return { why: `The host answered ${response.status}.` }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > mostBytes) return { why: 'The picture is larger than 20 MB.' }
      chunks.push(chunk)
    }
    return { bytes: Buffer.concat(chunks) }
  } catch {
    return { why: 'The address did not answer.' }
  }
}

/** Whether an address is reached over the open internet: none of this machine, its network, or a cloud's own. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) {
    const [a = 0, b = 0] = address.split('.').map(Number)
    const isPrivate =
      a === 0 ||
      a === 10 ||
      a === 127 ||
      a >= 224 ||
      (a === 100 && b >= 64 && b <= 127) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b <= 31) ||
      (a === 192 && (b === 168 || b === 0)) ||
      (a === 198 && (b === 18 || b === 19))
    return !isPrivate
  }
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return isPublic(mapped)
  return /^[23]/.test(address) && !/^2001:db8/i.test(address)
}

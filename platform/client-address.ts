import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Parses proxy addresses and networks such as '10.0.0.0/8, ::1'. Returns undefined if one is invalid. */
export function parseNetworks(text: string): BlockList | undefined {
  const networks = new BlockList()
  for (const part of text.split(',').map((each) => each.trim())) {
    const [address = '', bits] = part.split('/')
    const version = isIP(address)
    if (version === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined
    const family = version === 4 ? 'ipv4' : 'ipv6'
    const length = bits === undefined ? (version === 4 ? 32 : 128) : Number(bits)
    if (length > (version === 4 ? 32 : 128)) return undefined
    networks.addSubnet(address, length, family)
  }
  return networks
}

/**
 * Returns the last x-forwarded-for address that is not a trusted proxy, or else the peer's address. An invalid entry
 * ends the search, because earlier entries could be forged. IPv6 addresses are truncated to the /64 network assigned to
 * one customer.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusted: BlockList,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  let address = plain(socket.remoteAddress ?? '')
  while (isTrusted(address, trusted) && forwarded.length > 0) {
    const before = plain(withoutPort(forwarded.pop()!.trim()))
    if (isIP(before) === 0) break
    address = before
  }
  return isIP(address) === 6 ? networkOf(address) : address
}

/** Removes the port that some proxies append, as in 192.0.2.1:4711 or [2001:db8::1]:4711. */
function withoutPort(address: string) {
  return address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}

function isTrusted(address: string, trusted: BlockList) {
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function networkOf(address: string) {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

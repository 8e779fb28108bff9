import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Reads the addresses and networks of proxies, such as '10.0.0.0/8, ::1'; undefined when one of them is neither. */
export function readNetworks(text: string): BlockList | undefined {
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
 * The network address of who asks: of the connection, or, while that is a trusted proxy's, the one before it in
 * x-forwarded-for; what a proxy wrote there that is no address ends the search, since all before it is hearsay. An IPv6
 * address stands for its network of 64 bits, which one customer has whole.
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

/** Some proxies write the port of the connection too: 192.0.2.1:4711, [2001:db8::1]:4711. */
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

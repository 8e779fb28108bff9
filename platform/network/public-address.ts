import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Resolves a host to all its addresses, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** The host is on this machine, its network, or a reserved range. */
export class AddressNotPublic extends Error {}

/**
 * Returns a lookup for outgoing requests. Requests connect to the checked address, so a later DNS change has no effect.
 * Fails with `AddressNotPublic` if any address of the host is not allowed.
 */
export function checkedLookup(
  isAllowedAddress: (address: string) => boolean,
  resolve: Resolve = lookup,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      // Checks the length, because `every` returns true for an empty list.
      if (found.length === 0 || !found.every(({ address }) => isAllowedAddress(address)))
        return done(new AddressNotPublic(), '')
      if (options.all) return done(null, found)
      return done(null, found[0]!.address, found[0]!.family)
    })
  }
}

/** Private networks, tunnels, and 168.63.129.16, which is an internal address on every Azure machine. */
const notPublic4 = listOf(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24',
  '192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32',
)
// In IPv6, public addresses are in 2000::/3, except tunnels to IPv4, protocol ranges, and documentation ranges.
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
 * Returns true for addresses on the public internet. Excludes this machine, its network, and the cloud provider's
 * internal services.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic4.check(address, 'ipv4')
  return isIP(address) === 6 && !notPublic6.check(address, 'ipv6')
}

const loopback = listOf('ipv4', '127.0.0.0/8')

/** Returns true for addresses of this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'))
}

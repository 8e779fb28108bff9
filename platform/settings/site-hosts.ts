import { sites, type Site } from '#domain/sites.ts'

/** Sites in port order. */
export const siteCodes = sites
export type SiteCode = Site

export interface SiteHosts {
  port: number
  openSites: readonly SiteCode[]
  /** Public origins. */
  siteUrls: Readonly<Record<SiteCode, string>>
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns localhost, or the store's listening address if there is only one. */
export function localName(hosts: readonly string[]): string {
  const isHere = hosts.some((host) => ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host))
  const [host = ''] = hosts
  return isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host
}

/** Returns a subdomain of localhost, which browsers resolve to this machine, or the IP address with the site's port. */
export function localSiteUrl(site: SiteCode, port: number, name: string): string {
  if (name !== 'localhost') return `http://${name}:${sitePort(site, port)}`
  return site === 'USA' ? `http://localhost:${port}` : `http://${site.toLowerCase()}.localhost:${port}`
}

/** Returns a site's port on plain localhost. */
export function sitePort(site: SiteCode, port: number): number {
  return port + siteCodes.indexOf(site)
}

/**
 * Returns the site for a Host header, or undefined (421) for an unknown name, which prevents DNS rebinding. `port` is
 * the local port.
 */
export function siteOfHost(settings: SiteHosts, host: string | undefined, port: number): SiteCode | undefined {
  const match = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/.exec(host?.toLowerCase() ?? '')
  // A host name may end with the root dot.
  const name = match?.[1]?.replace(/\.$/, '')
  if (name === undefined) return undefined
  const named = (addressesOf(settings).get(name) ?? []).filter(({ site }) => settings.openSites.includes(site))
  const exact = named.find((address) => address.ports.has(match?.[2] ?? ''))
  if (exact !== undefined) return exact.site
  // Behind a forwarded port, the port in the Host header differs.
  if (loopbackNames.has(name)) return settings.openSites.find((site) => sitePort(site, settings.port) === port)
  return named.length === 1 ? named[0]!.site : undefined
}

interface Address {
  site: SiteCode
  /** Empty if the port is the scheme's default. */
  ports: ReadonlySet<string>
}
const known = new WeakMap<SiteHosts['siteUrls'], ReadonlyMap<string, Address[]>>()

function addressesOf({ siteUrls }: SiteHosts): ReadonlyMap<string, Address[]> {
  const cached = known.get(siteUrls)
  if (cached !== undefined) return cached
  const addresses = Map.groupBy(
    siteCodes.map((site) => {
      const { hostname, port, protocol } = new URL(siteUrls[site])
      const ports = new Set(port === '' ? ['', protocol === 'https:' ? '443' : '80'] : [port])
      return { hostname, site, ports }
    }),
    ({ hostname }) => hostname,
  )
  known.set(siteUrls, addresses)
  return addresses
}

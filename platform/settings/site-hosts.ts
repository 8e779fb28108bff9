import { sites, type Site } from '#domain/sites.ts'

/** Site codes in the order of their ports: PORT is USA's, PORT+1 Canada's, and so on. */
export const siteCodes = sites
export type SiteCode = Site

/** What the host check needs of the settings. */
export interface SiteHosts {
  /** The port of the first site. */
  port: number
  /** The origin at which shoppers see each site. */
  siteUrls: Readonly<Record<SiteCode, string>>
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The name by which browsers find what is listened on: this machine's own, else the one address that is listened on. */
export function localName(hosts: readonly string[]): string {
  const isHere = hosts.some((host) => ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host))
  const [host = ''] = hosts
  return isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host
}

/**
 * Where each site is when no address is set: a name below localhost, which browsers take to this machine; below another
 * address there are no names, and each site has its port.
 */
export function localSiteUrl(site: SiteCode, port: number, name: string): string {
  if (name !== 'localhost') return `http://${name}:${sitePort(site, port)}`
  return site === 'USA' ? `http://localhost:${port}` : `http://${site.toLowerCase()}.localhost:${port}`
}

/** The port on this machine at which a site answers also by the plain name localhost. */
export function sitePort(site: SiteCode, port: number): number {
  return port + siteCodes.indexOf(site)
}

/**
 * The site that a request's Host header names, else undefined, which is answered 421: a name that only points here,
 * as a rebound one does, is no site. `port` is the port on which the request arrived.
 */
export function siteOfHost(settings: SiteHosts, host: string | undefined, port: number): SiteCode | undefined {
  const asked = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/.exec(host?.toLowerCase() ?? '')
  // A name may end in the root's dot.
  const name = asked?.[1]?.replace(/\.$/, '')
  if (name === undefined) return undefined
  const named = addressesOf(settings).get(name) ?? []
  const exact = named.find((address) => address.ports.has(asked?.[2] ?? ''))
  if (exact !== undefined) return exact.site
  // By a plain name of this machine each site has its port; behind a forwarded one the Host's port is another's.
  if (loopbackNames.has(name)) return siteCodes.find((site) => sitePort(site, settings.port) === port)
  return named.length === 1 ? named[0]!.site : undefined
}

interface Address {
  site: SiteCode
  /** As the Host header may write it: without a port when it is the scheme's own. */
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

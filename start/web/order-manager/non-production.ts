import { isNonProductionHost } from '#domain/staff/order-manager.ts'
import type { Site } from '#domain/sites.ts'
import type { Settings } from '#platform/settings/settings.ts'

type HostSettings = Pick<Settings, 'openSites' | 'siteUrls' | 'nonProductionHosts'>

/** Returns the enabled sites with a non-production public host. */
export function nonProductionSites({ openSites, siteUrls, nonProductionHosts }: HostSettings): Site[] {
  return openSites.filter((site) => isNonProductionHost(new URL(siteUrls[site]).hostname, nonProductionHosts))
}

/**
 * Returns true if both the Host header and the site's public host are non-production. The header alone is not enough,
 * because clients can send any Host header to a production shop [ADMIN-002, ADMIN-008].
 */
export function isNonProductionRequest(settings: HostSettings, site: Site, host: string | undefined): boolean {
  const name = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '')?.[1]
  if (name === undefined || !nonProductionSites(settings).includes(site)) return false
  return isNonProductionHost(name, settings.nonProductionHosts)
}

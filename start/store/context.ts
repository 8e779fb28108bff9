import { sites, type Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Settings } from '#platform/settings/settings.ts'

export interface StoreContext {
  settings: Settings
  log: Log
  report: (error: unknown, requestId?: string) => void
  db: Database
  /** Headers for responses that are not pages. */
  headers: Readonly<Record<string, string>>
}

export function isHttps({ siteUrls }: Pick<Settings, 'siteUrls'>, site: Site): boolean {
  return siteUrls[site].startsWith('https:')
}

export function isEverywhereHttps(settings: Pick<Settings, 'siteUrls'>): boolean {
  return sites.every((site) => isHttps(settings, site))
}

import { sites, type Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Settings } from '#platform/settings/settings.ts'

/** What every part of an open store is given. */
export interface StoreContext {
  settings: Settings
  log: Log
  /** Logs a defect, with the id of its request if it has one. */
  report: (error: unknown, requestId?: string) => void
  db: Database
  /** Headers of every response that is not a page. */
  headers: Readonly<Record<string, string>>
}

export function isHttps({ siteUrls }: Pick<Settings, 'siteUrls'>, site: Site): boolean {
  return siteUrls[site].startsWith('https:')
}

export function isEverywhereHttps(settings: Pick<Settings, 'siteUrls'>): boolean {
  return sites.every((site) => isHttps(settings, site))
}

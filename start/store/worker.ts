import type { MailEngine } from '#platform/mail/engine.ts'
import type { StoreDeps } from '#services/routes.ts'
import { startWorker } from '#services/worker.ts'
import type { StoreContext } from './context.ts'

export function openWorker({ settings, report }: StoreContext, deps: StoreDeps, mail: MailEngine) {
  const { brand, siteUrls, databaseDirectUrl, privacy } = settings
  return startWorker(
    { ...deps, mail, brand, siteUrl: (site) => siteUrls[site], consentDays: privacy.consentDays },
    databaseDirectUrl,
    report,
  )
}

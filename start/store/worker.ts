import { openDestinations } from '#services/analytics/destinations/open-destinations.ts'
import { httpsForwarder } from '#platform/forms/https.ts'
import type { MailEngine } from '#platform/mail/engine.ts'
import { iterableService } from '#platform/newsletters/iterable.ts'
import type { StoreDeps } from '#services/routes.ts'
import { startWorker } from '#services/worker.ts'
import { eventDestinations } from '#services/wiring/event-destinations.ts'
import type { StoreContext } from './context.ts'

export function openWorker({ settings, report, log }: StoreContext, deps: StoreDeps, mail: MailEngine) {
  const { brand, brandSlug, siteUrls, databaseDirectUrl, privacy, analytics, formForwarding, newsletterService } =
    settings
  return startWorker(
    {
      ...deps,
      mail,
      brand,
      brandSlug,
      siteUrl: (site) => siteUrls[site],
      consentDays: privacy.consentDays,
      analyticsDays: analytics.days,
      destinationEngines: openDestinations(eventDestinations(settings)),
      warnWebhook: (problem) => log.warn(problem, 'webhook failed'),
      warnDelivery: (problem) => log.warn(problem, 'analytics delivery failed'),
      ...(formForwarding && { formForwarder: httpsForwarder(formForwarding) }),
      ...(newsletterService && { newsletterService: iterableService(newsletterService) }),
    },
    databaseDirectUrl,
    report,
  )
}

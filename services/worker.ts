import type { Database } from '#platform/database.ts'
import { systemClock } from '#platform/clock.ts'
import { startJobs } from '#platform/jobs/queue.ts'
import { stockAlertJobs } from './stock-alerts/jobs.ts'
import { analyticsJobs, type AnalyticsJobDeps } from './analytics/jobs.ts'
import { callJobs } from './call/jobs.ts'
import { captchaJobs } from './captcha/jobs.ts'
import { catalogJobs } from './catalog/jobs.ts'
import { chatJobs } from './chat/jobs.ts'
import { contentJobs } from './content/jobs.ts'
import { customerJobs } from './customers/jobs.ts'
import { consentJobs } from './consent/jobs.ts'
import { feedJobs } from './feeds/jobs.ts'
import { flagJobs, type FlagJobDeps } from './flags/jobs.ts'
import { formJobs, type ForwardDeps } from './forms/jobs.ts'
import { giftCardJobs } from './gift-cards/jobs.ts'
import type { IssueDeps } from './invoices/issue.ts'
import { invoiceJobs } from './invoices/jobs.ts'
import { printCatalogJobs } from './print-catalog/jobs.ts'
import { listJobs } from './lists/jobs.ts'
import { mailJobs } from './mails/jobs.ts'
import type { MailDeps } from './mails/writer.ts'
import type { SettleDeps } from './orders/payment/order-payment.ts'
import { newsletterJobs, type NewsletterJobDeps } from './newsletters/jobs.ts'
import { orderJobs } from './orders/jobs.ts'
import { collectJobs, jobsOfRunner } from './outbox/job-runners.ts'
import type { JobDeps, Jobs, RunnerName } from './outbox/job.ts'
import { startRelay } from './outbox/relay.ts'
import { passkeyJobs } from './passkeys/jobs.ts'
import { savedViewJobs } from './saved-views/jobs.ts'
import { staffJobs } from './staff/jobs.ts'
import { passwordJobs } from './passwords/jobs.ts'
import { paymentEventJobs } from './payment-events/jobs.ts'
import { paymentLinkJobs } from './payment-links/jobs.ts'
import { paymentMethodJobs } from './payment-methods/jobs.ts'
import { privacyJobs } from './privacy/jobs.ts'
import { programJobs } from './programs/jobs.ts'
import { pushJobs } from './push/jobs.ts'
import { quoteJobs } from './quotes/jobs.ts'
import { recipeJobs } from './recipes/jobs.ts'
import { recommendationJobs } from './recommendations/jobs.ts'
import { refundJobs } from './refunds/jobs.ts'
import { registryJobs } from './registry/jobs.ts'
import { returnJobs } from './returns/jobs.ts'
import { reviewJobs } from './reviews/jobs.ts'
import { releaseJobs } from './releases/jobs.ts'
import { reportJobs } from './reports/jobs.ts'
import { routeJobs } from './route/jobs.ts'
import { searchJobs } from './search/jobs.ts'
import { sessionJobs } from './sessions/jobs.ts'
import { shippingJobs } from './shipping/jobs.ts'
import { mediaJobs, type MediaJobDeps } from './media/library/jobs.ts'
import { bulkEditJobs } from './bulk-edits/jobs.ts'
import { webhookJobs, type WebhookJobDeps } from './webhooks/jobs.ts'
import type { TaxDeps } from './tax/steps.ts'

type WorkerDeps = SettleDeps &
  MailDeps &
  TaxDeps &
  IssueDeps &
  ForwardDeps &
  FlagJobDeps &
  NewsletterJobDeps &
  WebhookJobDeps &
  MediaJobDeps &
  AnalyticsJobDeps & { db: Database; consentDays?: number }

/** The background jobs of every area. */
const areas: readonly Jobs<WorkerDeps & JobDeps>[] = [
  orderJobs,
  paymentLinkJobs,
  giftCardJobs,
  catalogJobs,
  stockAlertJobs,
  listJobs,
  quoteJobs,
  callJobs,
  paymentMethodJobs,
  captchaJobs,
  recipeJobs,
  printCatalogJobs,
  paymentEventJobs,
  programJobs,
  searchJobs,
  sessionJobs,
  passwordJobs,
  passkeyJobs,
  savedViewJobs,
  staffJobs,
  customerJobs,
  shippingJobs,
  invoiceJobs,
  mailJobs,
  refundJobs,
  registryJobs,
  returnJobs,
  reviewJobs,
  feedJobs,
  recommendationJobs,
  releaseJobs,
  reportJobs,
  routeJobs,
  consentJobs,
  analyticsJobs,
  chatJobs,
  contentJobs,
  flagJobs,
  formJobs,
  newsletterJobs,
  pushJobs,
  privacyJobs,
  webhookJobs,
  bulkEditJobs,
  mediaJobs,
]

/** Runners in startup order. */
const runners: Record<RunnerName, { concurrency: number; isRepeatable?: true }> = {
  // Main jobs change rows only from the status that they have read, and send vendors an idempotency key, so they may
  // run twice.
  main: { concurrency: 4, isRepeatable: true },
  mail: { concurrency: 2 },
  orphans: { concurrency: 1 },
  renewals: { concurrency: 1 },
  refunds: { concurrency: 2 },
  deliveries: { concurrency: 1 },
  // While one run waits for a slow endpoint, another run sends to the other endpoints.
  webhooks: { concurrency: 2 },
}

/** Starts all job runners and the outbox relay. Returns a function that stops them. */
export async function startWorker(deps: WorkerDeps, databaseUrl: string, report: (error: unknown) => void) {
  const jobs = collectJobs(areas, { ...deps, clock: systemClock, report })
  const running: Awaited<ReturnType<typeof startJobs>>[] = []
  for (const [name, runner] of Object.entries(runners) as [RunnerName, (typeof runners)[RunnerName]][])
    running.push(await startJobs(databaseUrl, { ...runner, ...jobsOfRunner(jobs, name) }, report))
  const relay = startRelay(deps.db, report)
  return {
    stop: async () => {
      await relay.stop()
      await Promise.all(running.map((each) => each.stop()))
    },
  }
}

import type { Database } from '#platform/database.ts'
import { startJobs } from '#platform/jobs/queue.ts'
import { sweepBins } from './bins/repository.ts'
import { sweepRequests } from './issue/repository.ts'
import { tellBack } from './bins/send-stock-alerts.ts'
import { sweepCaptcha } from './captcha/check.ts'
import { showTurnedPromotions } from './catalog/promotions.ts'
import { refreshCategory } from './catalog/refresh-category.ts'
import { closeLapsed } from './quotes/expire-quotes.ts'
import { sweepLists, sweepRemoved, sweepWanted } from './lists/steps.ts'
import { sweepPaymentTries } from './orders/card-testing-limits.ts'
import { publishOrder, sweepOrders } from './orders/publish.ts'
import { sweepPaymentTokens } from './payment-methods/payment-tokens.ts'
import { sweepWalletPayloads } from './payment-methods/wallet-payloads.ts'
import { sweepAgreements, sweepEvents } from './payment-events/steps.ts'
import { forgetInVault, keepInVault } from './payment-methods/vault.ts'
import { releasePayment, type SettleDeps } from './orders/order-payment.ts'
import { releaseStrays } from './orders/orphaned-authorizations.ts'
import { applyTold, sweepTold } from './orders/apply-payment-event.ts'
import { deliverDueCards } from './giftcards/deliveries.ts'
import { issueFor } from './invoices/issue.ts'
import type { Invoicing } from './invoices/invoicing.ts'
import { sendMail, type MailDeps } from './mails/send.ts'
import { releaseLinkHolds } from './payment-links/orphaned-authorizations.ts'
import { sweepLinkPayments, takeLinkMoney } from './payment-links/settle.ts'
import { keepCard } from './programs/keep-card.ts'
import { releaseExtraHolds } from './programs/orphaned-authorizations.ts'
import { openRenewals } from './programs/renewals.ts'
import { chargeRenewals } from './programs/charge.ts'
import { programs } from './programs/steps.ts'
import { isoDateOf, type TaxDeps } from './tax/steps.ts'
import { sweepRecipes } from './recipes/steps.ts'
import { settleLinkRefund, sweepLinkRefunds } from './payment-links/refund.ts'
import { settleRefunds, sweepRefunds } from './refunds/settle.ts'
import { startRelay } from './outbox/relay.ts'
import type { OutboxTopics } from './outbox/steps.ts'
import { sweepLoginDelays } from './sessions/login-delays.ts'
import { sweepSessions } from './sessions/repository.ts'
import { sweepQuotes } from './shipping/steps.ts'
import { sweepTries } from './call/attempt-limiter.ts'
import { sweepKeys } from './call/idempotency.ts'

type WorkerDeps = SettleDeps & MailDeps & TaxDeps & { db: Database; invoicing: Pick<Invoicing, 'sellerOf'> }

const schedule = [
  '* * * * * orders_sweep',
  '* * * * * links_sweep',
  '* * * * * gift_cards_sweep',
  '* * * * * promotions_show',
  '* * * * * bins_tell',
  '17 * * * * lists_sweep',
  '43 3 * * * keys_sweep',
  '51 3 * * * sessions_sweep',
  '29 * * * * quotes_sweep',
  // A day on which nobody worked is made up for.
  '11 4 * * * programs_renew ?fill=1d',
].join('\n')
const forgottenRefunds = '* * * * * refunds_sweep'
// It may take minutes, and two would begin with the same orders: of all processes one looks, and one run waits at most.
const strays = '* * * * * strays_sweep ?queue=strays&jobKey=strays_sweep'
const charges = '* * * * * programs_charge ?queue=programs&jobKey=programs_charge'

/**
 * Starts the relay of the outbox and the jobs that follow from it. Mails, renewals, refunds and the search for strays have
 * hands of their own: a mail server or a vendor's list that keeps them waiting keeps no order waiting.
 */
export async function startWorker(deps: WorkerDeps, databaseUrl: string, report: (error: unknown) => void) {
  const jobs = await startJobs(
    databaseUrl,
    {
      hands: 4,
      schedule,
      // Each asks its vendor by a name of its own and moves what it finds from the status that it knew.
      isRepeatable: true,
      jobs: {
        order_paid: (payload) => publishOrder(deps, (payload as OutboxTopics['order_paid']).orderId),
        payment_release: (payload) => {
          const { orderId, reference } = payload as OutboxTopics['payment_release']
          return releasePayment(deps, orderId, reference)
        },
        link_paid: (payload) => takeLinkMoney(deps, (payload as OutboxTopics['link_paid']).paymentId),
        payment_told: (payload) => applyTold({ ...deps, report }, (payload as OutboxTopics['payment_told']).eventId),
        invoice_issue: (payload) => {
          const { orderId, refund } = payload as OutboxTopics['invoice_issue']
          return issueFor(deps, orderId, refund)
        },
        listings_refresh: (payload) => refreshCategory(deps.db, payload as OutboxTopics['listings_refresh']),
        program_card: (payload) => keepCard(deps, (payload as OutboxTopics['program_card']).subscriptionId),
        card_keep: (payload) => keepInVault(deps, (payload as OutboxTopics['card_keep']).cardId),
        card_forget: (payload) => forgetInVault(deps, (payload as OutboxTopics['card_forget']).cardId),
        orders_sweep: async () => {
          try {
            await sweepTold({ ...deps, report })
          } finally {
            await sweepOrders(deps, Date.now())
          }
        },
        links_sweep: () => sweepLinkPayments(deps, report),
        promotions_show: () => showTurnedPromotions(deps.db),
        bins_tell: () => tellBack(deps.db),
        gift_cards_sweep: () => deliverDueCards(deps.db, Date.now()),
        lists_sweep: async () =>
          void (await Promise.all([
            sweepLists(deps.db),
            sweepRemoved(deps.db),
            sweepWanted(deps.db),
            closeLapsed(deps.db, Date.now()),
          ])),
        keys_sweep: async () =>
          void (await Promise.all([
            sweepKeys(deps.db),
            sweepPaymentTokens(deps.db),
            sweepWalletPayloads(deps.db),
            sweepTries(deps.db, Date.now()),
            sweepCaptcha(deps.db, Date.now()),
            sweepPaymentTries(deps.db, Date.now()),
            sweepRecipes(deps.db),
            sweepBins(deps.db),
            sweepRequests(deps.db, Date.now()),
            sweepEvents(deps.db),
            sweepAgreements(deps.db),
            programs.forgetUnpaid(deps.db),
          ])),
        sessions_sweep: async () =>
          void (await Promise.all([sweepSessions(deps.db, Date.now()), sweepLoginDelays(deps.db, Date.now())])),
        quotes_sweep: () => sweepQuotes(deps.db, Date.now()),
        programs_renew: () => openRenewals(deps.db, isoDateOf(Date.now())),
      },
    },
    report,
  )
  const mails = await startJobs(
    databaseUrl,
    { hands: 2, jobs: { mail_send: (payload) => sendMail(deps, payload as OutboxTopics['mail_send']) } },
    report,
  )
  const searches = await startJobs(
    databaseUrl,
    {
      hands: 1,
      schedule: strays,
      jobs: {
        strays_sweep: async () => {
          try {
            await releaseStrays(deps, report)
          } finally {
            await releaseLinkHolds(deps, report)
          }
        },
      },
    },
    report,
  )
  const renewals = await startJobs(
    databaseUrl,
    {
      hands: 1,
      schedule: charges,
      jobs: {
        programs_charge: async () => {
          try {
            await chargeRenewals({ ...deps, report }, Date.now())
          } finally {
            await releaseExtraHolds(deps, report)
          }
        },
      },
    },
    report,
  )
  const refunds = await startJobs(
    databaseUrl,
    {
      hands: 2,
      schedule: forgottenRefunds,
      jobs: {
        link_refund: (payload) => settleLinkRefund(deps, (payload as OutboxTopics['link_refund']).paymentId, report),
        order_refund: (payload) => settleRefunds(deps, (payload as OutboxTopics['order_refund']).orderId, report),
        refunds_sweep: async () => void (await Promise.all([sweepRefunds(deps.db), sweepLinkRefunds(deps.db)])),
      },
    },
    report,
  )
  const relay = startRelay(deps.db, report)
  return {
    stop: async () => {
      await relay.stop()
      await Promise.all([jobs.stop(), mails.stop(), searches.stop(), renewals.stop(), refunds.stop()])
    },
  }
}

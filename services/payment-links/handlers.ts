import type { Cookies, ReceivedCall } from '#contract/kernel/call.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { PlaceDeps } from '#services/checkout/placement/place-order-call.ts'
import type { SettleDeps } from '#services/orders/payment/order-payment.ts'
import type { Invoicing } from '#services/invoices/invoicing.ts'
import { finishQuote, payQuote } from './quote/pay-quote.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { resendLinkMail, createPaymentLink, revokePaymentLink } from './staff-handlers.ts'
import { payLink, payReply, type PayReply } from './payment/pay.ts'
import { readPayment } from './payment/payments-repository.ts'
import { isQuoteLink, markRenewalRequested, readLink, readLinks, readLinksOfOrder, type LinkRow } from './repository.ts'
import { requestLinkRefund } from './refund/refund.ts'
import { cancelPayment, completePayment } from './payment/settle.ts'
import { paymentLinkUrl, readToken } from './token.ts'
import { readStoredLinkViews, methodOf, computeLinkView, wireLink, wireRefund, wireStaffLink } from './view.ts'

type PaymentLinkDeps = PlaceDeps &
  SettleDeps & { secret: string; siteUrls: Readonly<Record<Site, string>>; invoicing: Pick<Invoicing, 'sellerOf'> }

/** Lifetime in seconds of the cookie that brings a payer back from the bank to the link. */
const payingSeconds = 3_600
const cookieOf = (site: Site) => `paying_${site.toLowerCase()}`

export const paymentLinkHandlers: Handlers<typeof paymentLinks, PaymentLinkDeps> = {
  async 'GET /svc_extrapayment/payment/{token}'({ site, scope, params, now, refuse }, deps) {
    const link = await linkOf(deps, site, params.token)
    if (!link) throw refuse('link_not_found')
    const seller = deps.invoicing.sellerOf(site).lines
    return wireLink(await computeLinkView(deps, link, now), { scope, seller })
  },

  async 'POST /svc_extrapayment/payment/{token}/pay'(received, deps) {
    const { site, params, cookies, refuse } = received
    const link = await linkOf(deps, site, params.token)
    if (!link) throw refuse('link_not_found')
    cookies.set(cookieOf(site), params.token, payingSeconds)
    return isQuoteLink(link) ? payQuote(received, deps, link) : payLink(received, deps, link)
  },

  async 'POST /svc_extrapayment/payment/{token}/renewal'(received, deps) {
    const { site, params, now, refuse } = received
    const link = await linkOf(deps, site, params.token)
    if (!link) throw refuse('link_not_found')
    const { state } = await computeLinkView(deps, link, now)
    return writeOnce(deps.db, received, async (tx) => {
      if (state !== 'expired') throw refuse('link_not_expired')
      await markRenewalRequested(tx, link.id)
      return { isAskedAgain: true as const }
    })
  },

  async 'POST /svc_extrapayment/returned'({ site, cookies, body, refuse }, deps) {
    const token = readTokenOf(cookies, site)
    const link = await linkOf(deps, site, token)
    if (!link) throw refuse('payment_not_found')
    const found = isQuoteLink(link)
      ? await finishQuote(deps, link, body.paymentId, body.redirectResult)
      : await finishPayment(deps, link, body)
    if (!found) throw refuse('payment_not_found')
    const { state, challengeUrl, adyenType = cardMethod }: PayReply & { adyenType?: PaymentMethod } = found
    return { token, state, adyenType, challengeUrl }
  },

  async 'GET /svc_extrapayment/links'({ site, query, now }, deps) {
    const links = await readListed(deps.db, site, query)
    const standings = await readStoredLinkViews(deps.db, links, now)
    return standings.map((standing) => wireStaffLink(standing, addressOf(deps, standing.link)))
  },

  // Responses to staff writes cannot be stored, because staff have no scope. Links store their own request key, and the
  // other calls are idempotent.
  async 'POST /svc_extrapayment/links'(received, deps) {
    const link = await createPaymentLink(received, deps)
    return wireStaffLink(await computeLinkView(deps, link, received.now), addressOf(deps, link))
  },

  async 'POST /svc_extrapayment/links/{id}/resend'(received, deps) {
    const { site, params, now, refuse } = received
    const link = await readLink(deps.db, site, params.id)
    if (!link) throw refuse('link_not_found')
    await resendLinkMail(received, deps, link)
    return wireStaffLink(
      await computeLinkView(deps, (await readLink(deps.db, site, link.id))!, now),
      addressOf(deps, link),
    )
  },

  async 'POST /svc_extrapayment/payments/{id}/refund'(received, deps) {
    return wireRefund(await requestLinkRefund(received, deps))
  },

  async 'POST /svc_extrapayment/links/{id}/revoke'({ site, params, now, refuse }, deps) {
    const link = await readLink(deps.db, site, params.id)
    if (!link) throw refuse('link_not_found')
    const { state } = await computeLinkView(deps, link, now)
    if (state === 'paid') throw refuse('link_not_open', { state })
    await revokePaymentLink(deps, link)
    return wireStaffLink(
      await computeLinkView(deps, (await readLink(deps.db, site, link.id))!, now),
      addressOf(deps, link),
    )
  },
}

async function linkOf({ db, secret }: { db: QueryRunner; secret: string }, site: Site, token: string) {
  const id = readToken(secret, site, token)
  return id === null ? undefined : readLink(db, site, id)
}

type ListQuery = ReceivedCall<typeof paymentLinks, 'GET /svc_extrapayment/links'>['query']

async function readListed(db: QueryRunner, site: Site, { id, orderId, number, page }: ListQuery): Promise<LinkRow[]> {
  if (id !== undefined) {
    const link = await readLink(db, site, id)
    return link ? [link] : []
  }
  if (orderId !== undefined) return readLinksOfOrder(db, site, orderId, page)
  return readLinks(db, site, number ?? null, page)
}

function readTokenOf(cookies: Cookies, site: Site): string {
  return cookies.get(cookieOf(site)) ?? ''
}

/** Returns a link's URL in the shop, because staff may call from the back office host. */
function addressOf({ secret, siteUrls }: PaymentLinkDeps, link: LinkRow): string {
  return paymentLinkUrl(secret, siteUrls[link.site], link)
}

type Returned = ReceivedCall<typeof paymentLinks, 'POST /svc_extrapayment/returned'>['body']

async function finishPayment(deps: SettleDeps, link: LinkRow, { paymentId, redirectResult, isCancelled }: Returned) {
  const payment = await readPayment(deps.db, paymentId)
  if (payment?.linkId !== link.id) return undefined
  const completed = await completePayment(deps, payment, redirectResult)
  return { ...payReply(isCancelled ? await cancelPayment(deps, completed) : completed), adyenType: methodOf(completed) }
}

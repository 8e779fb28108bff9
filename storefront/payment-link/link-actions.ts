import type { z } from 'zod'
import type { WireAddress } from '#contract/address.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import type { Minor } from '#domain/money.ts'
import { maxTargetLength } from '#domain/routes/redirect.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { amountsOf, type LinkAmounts } from './link-view.ts'
import { linkPath, readLinkToken } from './load-link.ts'
import type { texts } from './texts/en.ts'
import { parseAmount } from './parse-amount.ts'

export type LinkProblem = keyof typeof texts.problems

export interface LinkResult {
  /** Null if only the country was chosen, without JavaScript. */
  problem: LinkProblem | null
  amount: string
  billingAddress: z.output<typeof WireAddress> | null
  /** New amounts after the payer's address changed the tax. */
  requoted: (LinkAmounts & { due: Minor }) | null
}

/**
 * Problems that the payer can fix in the form. After any other problem, the page reloads, because the link's state may
 * have changed.
 */
const mended: ReadonlySet<LinkProblem> = new Set<LinkProblem>([
  'part_not_allowed',
  'card_needed',
  'giftcard_not_exist',
  'giftcard_balance_error',
  'giftcard_not_accepted',
  'invalid_billing',
])
const shownProblems: ReadonlySet<string> = new Set<LinkProblem>([
  ...mended,
  'payment_error',
  'cvv_required',
  'link_paying',
  'link_not_open',
  'amount_changed',
  'payment_method_not_found',
  'payment_method_expired',
  'method_unavailable',
  'service_unavailable',
  'inventory_error',
  'too_many_declines',
  'too_many_requests',
])

/** Pays a link through its form, or requests a new link if it has expired [PAY-004]. */
export async function payLink(
  { call, shop }: PageContext,
  page: PageArguments,
  form: URLSearchParams,
  { billingAddress, browserInfo }: Pick<LinkResult, 'billingAddress'> & { browserInfo: object },
): Promise<ActionResult> {
  const token = readLinkToken(page)
  const entered = { amount: (form.get('amount') ?? '').slice(0, 20), billingAddress }
  const stay = (
    status: number,
    problem: LinkProblem | null,
    requoted: LinkResult['requoted'] = null,
  ): ActionResult => ({
    status,
    data: { problem, ...entered, requoted } satisfies LinkResult,
  })
  try {
    if (form.get('op') === 'renewal') {
      const params = { token }
      await call('POST /svc_extrapayment/payment/{token}/renewal', { params, body: {}, key: crypto.randomUUID() })
      return { to: linkPath(token) }
    }
    // Uses getAll, because the payment buttons share the field name `op`.
    if (form.getAll('op').includes('country')) return stay(200, null)
    const amount = parseAmount(entered.amount, shop.locale.tag)
    if (amount === null) return stay(422, 'amount')
    if (billingAddress === null) return stay(422, 'invalid_billing')
    const { paymentId, state, challengeUrl } = await call('POST /svc_extrapayment/payment/{token}/pay', {
      params: { token },
      body: { amount, billingAddress, ...browserInfo, ...readMeans(form) },
      key: readSubmissionKey(form) ?? crypto.randomUUID(),
    })
    if (state === 'paid') return { to: `${linkPath(token)}&thanks=1` }
    const isShort = challengeUrl !== null && challengeUrl.length <= maxTargetLength
    return { to: isShort ? challengeUrl : `/payment-link/bank/${paymentId}` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const requoted = requote(error)
    if (requoted) return stay(error.status, 'amount_changed', requoted)
    const problem = shownProblems.has(error.code) ? (error.code as LinkProblem) : 'failed'
    return mended.has(problem) ? stay(error.status, problem) : { to: `${linkPath(token)}&problem=${problem}` }
  }
}

type Pay = (typeof paymentLinks)['POST /svc_extrapayment/payment/{token}/pay']
type Changed = z.output<Pay['refusals']['amount_changed']['details']>

/** Returns a quote's new amounts for the entered address, which a reload would lose. */
function requote({ code, details }: RefusalError): LinkResult['requoted'] {
  if (code !== 'amount_changed') return null
  const { due, quoted } = details as Changed
  return quoted ? { ...amountsOf(quoted), due: toMinor(due) } : null
}

function readMeans(form: URLSearchParams) {
  const giftCardCode = (form.get('giftCard') ?? '').trim().slice(0, 64)
  const means = giftCardCode === '' ? {} : { giftCardCode }
  if (form.get('op') === 'giftcard') return means
  if (form.get('method') === 'paypal') return { ...means, adyenType: 'paypal' }
  const card = form.get('card') ?? ''
  if (isUuid(card)) return { ...means, storedPaymentMethodId: card }
  const paymentToken = form.get('payment_token')
  return paymentToken ? { ...means, paymentToken: paymentToken.slice(0, 200) } : means
}

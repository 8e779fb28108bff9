import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { toMinor } from '#contract/codec/amounts.ts'

type WireLink = Reply<Store, 'GET /svc_extrapayment/payment/{token}'>
type Stored = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored']

export interface LinkAmounts {
  lines: { name: string; choice: string; qty: number; price: Minor; total: Minor }[]
  shipping: Minor
  discount: Minor
  tariff: Minor
  tax: Minor
  total: Minor
}

type OfTheLink = Pick<
  WireLink,
  | 'kind'
  | 'number'
  | 'state'
  | 'seller'
  | 'taxIncluded'
  | 'allowsPart'
  | 'note'
  | 'expiresAt'
  | 'billingAddress'
  | 'shippingAddress'
  | 'orderId'
  | 'isPaying'
  | 'isBlocked'
  | 'isAskedAgain'
>

export interface LinkView extends OfTheLink, LinkAmounts {
  /** This page's path with its token. */
  to: string
  paid: Minor
  due: Minor
  payments: {
    id: string
    at: number
    amount: Minor
    giftCards: Minor
    refunded: Minor
    adyenType: string
    card: WireLink['payments'][number]['card']
  }[]
  vault: { frameUrl: string; frameOrigin: string; redirectUrl: string } | null
  offersPayPal: boolean
  /** Stored cards of the customer with this quote or order. */
  stored: Stored
  /** Problem code if a problem caused the redirect to this page. */
  problem: string | null
  isThanked: boolean
  /** The submission key of this page load. */
  key: string
}

type PageData = Pick<LinkView, 'to' | 'vault' | 'offersPayPal' | 'stored' | 'problem' | 'isThanked' | 'key'>

export function linkView(link: WireLink, page: PageData): LinkView {
  return {
    ...link,
    ...page,
    ...amountsOf(link),
    paid: toMinor(link.paid),
    due: toMinor(link.due),
    payments: link.payments.map((payment) => ({
      ...payment,
      amount: toMinor(payment.amount),
      giftCards: toMinor(payment.giftCards),
      refunded: toMinor(payment.refunded),
    })),
  }
}

export function amountsOf(link: Pick<WireLink, keyof LinkAmounts>): LinkAmounts {
  return {
    lines: link.lines.map((line) => ({ ...line, price: toMinor(line.price), total: toMinor(line.total) })),
    shipping: toMinor(link.shipping),
    discount: toMinor(link.discount),
    tariff: toMinor(link.tariff),
    tax: toMinor(link.tax),
    total: toMinor(link.total),
  }
}

/**
 * Returns true if the payer has just paid and a payment exists. The URL alone must not show a thank-you message
 * [PAY-004].
 */
export function showsThanks(isFromPaying: boolean, payments: readonly unknown[]): boolean {
  return isFromPaying && payments.length > 0
}

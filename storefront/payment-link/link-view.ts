import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { minorOf } from '#storefront/page/price.ts'

type WireLink = Reply<Store, 'GET /svc_extrapayment/payment/{token}'>
type Stored = Reply<Store, 'GET /svc_paymentmethod/methods'>['stored']

/** What a link comes to; minor units. */
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

/** What a payment link's page shows; amounts in minor units. */
export interface LinkView extends OfTheLink, LinkAmounts {
  /** This page, with the token that opens it. */
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
  /** Where the vault's card fields are; null where no card pays. */
  vault: { frameUrl: string; frameOrigin: string; redirectUrl: string } | null
  /** PayPal is offered beside cards. */
  offersPayPal: boolean
  /** Of whose quote or order it is. */
  stored: Stored
  /** What brought the payer back here. */
  problem: string | null
  /** It was paid a moment ago. */
  isThanked: boolean
  /** Of this showing: pressed twice, it is one payment. */
  key: string
}

type Beside = Pick<LinkView, 'to' | 'vault' | 'offersPayPal' | 'stored' | 'problem' | 'isThanked' | 'key'>

export function linkView(link: WireLink, beside: Beside): LinkView {
  return {
    ...link,
    ...beside,
    ...amountsOf(link),
    paid: minorOf(link.paid),
    due: minorOf(link.due),
    payments: link.payments.map((payment) => ({
      ...payment,
      amount: minorOf(payment.amount),
      giftCards: minorOf(payment.giftCards),
      refunded: minorOf(payment.refunded),
    })),
  }
}

/** What a link comes to, from the wire. */
export function amountsOf(link: Pick<WireLink, keyof LinkAmounts>): LinkAmounts {
  return {
    lines: link.lines.map((line) => ({ ...line, price: minorOf(line.price), total: minorOf(line.total) })),
    shipping: minorOf(link.shipping),
    discount: minorOf(link.discount),
    tariff: minorOf(link.tariff),
    tax: minorOf(link.tax),
    total: minorOf(link.total),
  }
}

/** Whether a payer is thanked: the address says that they come from paying, and the link that it was paid [PAY-004]. */
export function isThanked(isFromPaying: boolean, payments: readonly unknown[]): boolean {
  return isFromPaying && payments.length > 0
}

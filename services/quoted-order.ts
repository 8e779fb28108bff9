import type { z } from 'zod'
import { toWire } from '#contract/codec/amounts.ts'
import type { Received } from '#contract/kernel/call.ts'
import type { OrderRequest } from '#contract/checkout.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import type { Address } from '#domain/address/address.ts'
import { canCheckOut } from '#domain/cart/price-cart.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import { maskedCode } from '#domain/giftcards/code.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { wireAddress } from './orders/addresses.ts'
import { agreementsOf, computeCheckout, type ComputeDeps, type Computed } from './checkout/compute.ts'
import { documentOf } from './checkout/order-snapshot.ts'
import { wireTotals, type OrderDocument } from './orders/order-wire.ts'
import { readOwnList } from './lists/steps.ts'
import { readQuoteOf } from './quotes/steps.ts'
import { readCustomer } from './sessions/steps.ts'

/** The scope in which a quote is ordered: its customer's, whoever pays. */
export async function quoteScope(
  db: Queries,
  { site, customerId }: { site: Site; customerId: number },
): Promise<Scope> {
  const customer = await readCustomer(db, customerId)
  return { site, customerId, guestToken: null, groupId: customer?.groupId ?? 1 }
}

interface Quoted {
  listId: string
  quoteVersion: number
  shippingAddress: Address
  billingAddress: Address
}

/** What a quote comes to at a moment, for where it goes. */
export interface QuotedNow {
  scope: Scope
  computed: Computed
  /** Its order as it would be; null when it is not offered in this version any more, or cannot be had. */
  document: OrderDocument | null
  /** Whether it holds and can be had; gone is another version, or one that was declined. */
  why: 'held' | 'expired' | 'gone' | 'not_payable'
  /** Until when it is offered, milliseconds since 1970; null where nothing is said. */
  validUntil: number | null
}

/** Works out a quote as its checkout would, with the gift cards that are to pay [LIST-234, PAY-004]. */
export async function computeQuote(
  deps: ComputeDeps & { db: Queries },
  site: Site,
  customerId: number,
  { listId, quoteVersion, shippingAddress, billingAddress }: Quoted,
  { now, giftcards = [] }: { now: number; giftcards?: string[] },
): Promise<QuotedNow | null> {
  const scope = await quoteScope(deps.db, { site, customerId })
  const list = await readOwnList(deps.db, scope, listId)
  const quote = await readQuoteOf(deps.db, site, listId, now)
  if (!list || !quote) return null
  const entered = {
    shippingAddress,
    billingAddress,
    billingSameAsShipping: false,
    shippingMode: 'fastest' as const,
    isPickup: false,
    pickupId: '',
    rates: [],
    giftcards,
  }
  const computed = await computeCheckout(deps, scope, list, entered, now)
  const isHeld = computed.cart.quote !== null && quote.version === quoteVersion
  const isOver = quote.state === 'expired' && quote.version === quoteVersion
  const { totals, shown, tax, problems } = computed
  const isWhole = totals !== null && shown !== null && tax !== null && problems.billing.length === 0
  const kept = { shippingMode: entered.shippingMode, comments: '', groupId: scope.groupId, meta: {}, registry: null }
  const document =
    isHeld && isWhole ? documentOf(site, computed, computed.selected, { ...kept, keepsCard: false }, now) : null
  const canBeHad = isWhole && canCheckOut(computed.cart.lines) && agreementsOf(computed).length === 0
  const why = isOver ? 'expired' : !isHeld ? 'gone' : canBeHad ? 'held' : 'not_payable'
  return { scope, computed, document, why, validUntil: quote.validUntil }
}

type Paying = Received<typeof paymentLinks, 'POST /svc_extrapayment/payment/{token}/pay'>

/** The order of a quote as its review page would place it. */
export function orderOf(
  site: Site,
  { computed }: QuotedNow,
  document: OrderDocument,
  {
    transactionToken,
    browserInfo,
  }: { transactionToken: string | undefined; browserInfo: Paying['body']['browserInfo'] },
): z.output<typeof OrderRequest> {
  const { cart, selected, totals, giftcards } = computed
  const wire = wireTotals(totals!)
  return {
    listId: cart.list.id,
    storeId: siteSettings[site].storeId,
    items: cart.lines.map(({ item, price }) => ({
      listItemId: item.id,
      productId: item.productId,
      qty: item.qty,
      price: toWire(price),
    })),
    shippingMode: document.shippingMode,
    shipping: selected.map(({ shippingCode, rate, packageNumber, transactionId }) => ({
      shippingCode,
      rate: toWire(rate),
      packageNumber,
      transactionId,
    })),
    shippingAddress: wireAddress(document.shippingAddress),
    billingAddress: wireAddress(document.billingAddress),
    totals: wire,
    payment: {
      paymentType: 'spreedly',
      amount: toWire(amountToPay(totals!)),
      adyenType: 'scheme',
      keepsCard: false,
      ...(transactionToken !== undefined && { transactionToken }),
      ...(browserInfo && { browserInfo }),
    },
    giftcards: giftcards.flatMap(({ last4, balance, amount }) =>
      amount > 0 ? [{ code: maskedCode(last4), balance: toWire(balance), amount: toWire(amount) }] : [],
    ),
    comments: '',
    meta: {},
    agreed: {},
    confirmsSurplus: false,
  }
}

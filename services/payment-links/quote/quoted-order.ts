import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { OrderRequest } from '#contract/checkout.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import type { Address } from '#domain/address/address.ts'
import { canCheckOut } from '#domain/cart/price-cart.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import { maskGiftCardCode } from '#domain/gift-cards/code.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import {
  agreementsOf,
  computeCheckout,
  createOrderDocument,
  type ComputedCheckout,
  type ComputeDeps,
} from '#services/checkout/quote-steps.ts'
import { readOwnList } from '#services/lists/steps.ts'
import { wireAddress, wireTotals, type OrderDocument } from '#services/orders/steps.ts'
import { readQuoteOf } from '#services/quotes/steps.ts'
import { readCustomer } from '#services/sessions/steps.ts'

interface QuoteOwner {
  site: Site
  customerId: number | null
  guestToken: string | null
}

/** Returns the scope of the quote's customer, who may not be the payer. */
export async function quoteScope(db: QueryRunner, { site, customerId, guestToken }: QuoteOwner): Promise<Scope> {
  if (customerId === null) return { site, customerId, guestToken: guestToken!, groupId: 0 }
  const customer = await readCustomer(db, customerId)
  return { site, customerId, guestToken: null, groupId: customer?.groupId ?? 1 }
}

interface Quoted {
  listId: string
  quoteVersion: number
  shippingAddress: Address
  billingAddress: Address
}

/** A quote with current totals for its address. */
export interface ComputedQuote {
  scope: Scope
  computed: ComputedCheckout
  /** The order to place, or null if this version is outdated or cannot be paid. */
  document: OrderDocument | null
  /** `gone` means that the quote is outdated or declined. */
  why: 'held' | 'expired' | 'gone' | 'not_payable'
  /** Expiry as Unix time in milliseconds, or null for none. */
  validUntil: number | null
}

/** Computes a quote as its checkout would, with these gift cards [LIST-234, PAY-004]. */
export async function computeQuote(
  deps: ComputeDeps & { db: QueryRunner },
  site: Site,
  { listId, quoteVersion, shippingAddress, billingAddress }: Quoted,
  { now, giftcards = [] }: { now: number; giftcards?: string[] },
): Promise<ComputedQuote | null> {
  const quote = await readQuoteOf(deps.db, site, listId, now)
  const scope = quote && (await quoteScope(deps.db, { ...quote, site }))
  const list = scope && (await readOwnList(deps.db, scope, listId))
  if (!list) return null
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
  const defaults = {
    shippingMode: entered.shippingMode,
    comments: '',
    groupId: scope.groupId,
    meta: {},
    registry: null,
  }
  const document =
    isHeld && isWhole
      ? createOrderDocument(site, computed, computed.selected, { ...defaults, keepsCard: false }, now)
      : null
  const canBeHad = isWhole && canCheckOut(computed.cart.lines) && agreementsOf(computed).length === 0
  const why = isOver ? 'expired' : !isHeld ? 'gone' : canBeHad ? 'held' : 'not_payable'
  return { scope, computed, document, why, validUntil: quote.validUntil }
}

type Paying = ReceivedCall<typeof paymentLinks, 'POST /svc_extrapayment/payment/{token}/pay'>

/** Returns the order body that the quote's review page would send. */
export function quoteOrderBody(
  site: Site,
  { computed }: ComputedQuote,
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
      price: toWireAmount(price),
    })),
    shippingMode: document.shippingMode,
    shipping: selected.map(({ shippingCode, rate, packageNumber, transactionId }) => ({
      shippingCode,
      rate: toWireAmount(rate),
      packageNumber,
      transactionId,
    })),
    shippingAddress: wireAddress(document.shippingAddress),
    billingAddress: wireAddress(document.billingAddress),
    totals: wire,
    payment: {
      paymentType: 'spreedly',
      amount: toWireAmount(amountToPay(totals!)),
      adyenType: 'scheme',
      keepsCard: false,
      ...(transactionToken !== undefined && { transactionToken }),
      ...(browserInfo && { browserInfo }),
    },
    giftcards: giftcards.flatMap(({ last4, balance, amount }) =>
      amount > 0
        ? [{ code: maskGiftCardCode(last4), balance: toWireAmount(balance), amount: toWireAmount(amount) }]
        : [],
    ),
    comments: '',
    meta: {},
    agreed: {},
    confirmsSurplus: false,
  }
}

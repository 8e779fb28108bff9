import { randomUUID } from 'node:crypto'
import type { Address } from '#domain/address/address.ts'
import { canCheckOut } from '#domain/cart/price-cart.ts'
import type { BuyRequest, List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import {
  agreedLines,
  discountedSkus,
  isTotalTooHigh,
  type DraftOrderDocument,
  type DraftOrderLine,
  type DraftOrderProblem,
} from '#domain/quotes/draft-order.ts'
import type { QuotedShipping } from '#domain/quotes/quote.ts'
import { lineSkuKey } from '#domain/quotes/sku-lines.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { shippingTotal } from '#domain/shipping/rating/choose-rates.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import {
  agreementsOf,
  computeCheckout,
  isVirtual,
  needsAccount,
  type ComputeDeps,
  type ComputedCheckout,
} from '#services/checkout/quote-steps.ts'
import { findCustomerId, readCustomer } from '#services/sessions/steps.ts'
import { readCatalog, type Catalog } from '../answers/snapshot.ts'
import { readSkuRequests } from '../sku-requests.ts'

export interface EnteredDraft {
  email: string
  forAccount: boolean
  lines: readonly { sku: string; qty: number; price: Minor | null }[]
  address: Address
  rates: readonly { packageNumber: number; shippingCode: string }[]
  /** The agreed price; null means the current rates. */
  shippingPrice: Minor | null
  note: string
  reason: string
}

export interface ComputedDraft {
  scope: Scope
  account: { id: number; name: string } | null
  document: DraftOrderDocument
  items: readonly BuyRequest[]
  unknownSkus: string[]
  catalog: Catalog
  /** The checkout with current delivery rates, for staff to choose from. */
  offered: ComputedCheckout
  /** The checkout with the agreed delivery price. */
  computed: ComputedCheckout
  problems: DraftOrderProblem[]
}

export type DraftDeps = ComputeDeps & { db: QueryRunner }

/**
 * Computes an entered draft order without storing anything except shipping rates. Saved lines keep their agreed prices.
 */
export async function computeDraft(
  deps: DraftDeps,
  site: Site,
  entered: EnteredDraft,
  saved: readonly DraftOrderLine[],
  now: number,
): Promise<ComputedDraft> {
  const { scope, account } = await readBuyer(deps.db, site, entered)
  const { items, unknown } = await readSkuRequests(deps.db, scope, entered.lines, now)
  const list = listOf(items)
  const catalog = await readCatalog(deps.db, deps, scope, list, now)
  const unknownKeys = new Set(unknown.map(lineSkuKey))
  const known = entered.lines.filter(({ sku }) => !unknownKeys.has(lineSkuKey(sku)))
  const bySku = new Map(
    known.flatMap(({ sku }, index) => {
      const price = catalog.fixed.get(list.items[index]!.id) ?? catalog.prices.get(list.items[index]!.id)
      return price === undefined ? [] : [[lineSkuKey(sku), price] as const]
    }),
  )
  const lines = agreedLines(known, saved, bySku)
  const prices = new Map(lines.flatMap(({ price }, index) => (price === null ? [] : [[list.items[index]!.id, price]])))
  const compute = (shipping: QuotedShipping | null) =>
    computeCheckout(
      { ...deps, draftTerms: { prices, shipping, isAccepted: false } },
      scope,
      list,
      checkoutInput(entered),
      now,
    )
  const offered = await compute(null)
  const shipping = shippingOf(offered, entered.shippingPrice)
  const { countryId, postcode } = entered.address
  const agreed = shipping?.isAgreed ? { price: shipping.price, chosen: shipping.chosen, countryId, postcode } : null
  const computed = agreed ? await compute(agreed) : offered
  const { address, note, reason } = entered
  const document = { lines, address, shipping, note, reason }
  const partial = { scope, account, document, items, unknownSkus: unknown, catalog, offered, computed }
  return { ...partial, problems: problemsOf(entered.email, partial, list) }
}

/** Returns the list for the payment link's order. Its ids are not stored. */
function listOf(items: readonly BuyRequest[]): List {
  return {
    id: randomUUID(),
    type: 'quote',
    version: 1,
    isActive: true,
    activeAt: 0,
    email: null,
    anonymousId: null,
    urlKey: null,
    registry: null,
    items: items.map((item) => ({ ...item, id: randomUUID() })),
  }
}

/** Returns the account with the entered email, and the order's scope, which is that account or a guest. */
async function readBuyer(db: QueryRunner, site: Site, { email, forAccount }: EnteredDraft) {
  const id = email === '' ? undefined : await findCustomerId(db, email)
  const customer = id === undefined ? undefined : await readCustomer(db, id)
  const account =
    id === undefined || !customer ? null : { id, name: `${customer.firstname} ${customer.lastname}`.trim() }
  const scope: Scope =
    account && forAccount
      ? { site, customerId: account.id, guestToken: null, groupId: customer!.groupId }
      : { site, customerId: null, guestToken: randomUUID(), groupId: 0 }
  return { account, scope }
}

function checkoutInput({ address, email, rates }: EnteredDraft) {
  const shippingAddress = { ...address, email }
  return {
    shippingAddress,
    billingAddress: shippingAddress,
    billingSameAsShipping: true,
    shippingMode: 'fastest' as const,
    isPickup: false,
    pickupId: '',
    rates: rates.map((rate) => ({ ...rate, rate: 0, transactionId: '' })),
    giftcards: [],
  }
}

function shippingOf({ selected }: ComputedCheckout, agreedPrice: Minor | null): DraftOrderDocument['shipping'] {
  if (selected.length === 0) return null
  const chosen = selected.map(({ packageNumber, shippingCode, carrier, label }) => ({
    packageNumber,
    shippingCode,
    carrier,
    label,
  }))
  return { chosen, price: agreedPrice ?? shippingTotal(selected), isAgreed: agreedPrice !== null }
}

function problemsOf(
  email: string,
  { document, unknownSkus, catalog, computed, scope }: Omit<ComputedDraft, 'problems'>,
  list: List,
): DraftOrderProblem[] {
  const { lines, reason } = document
  const { cart, problems, shippingError, taxError } = computed
  const repriced = lines.some(({ price }, index) => {
    const fixed = catalog.fixed.get(list.items[index]!.id)
    return fixed !== undefined && fixed !== price
  })
  const isComplete = lines.length > 0 && problems.shipping.length === 0 && canCheckOut(cart.lines)
  const found: Record<DraftOrderProblem, boolean> = {
    no_email: email === '',
    no_lines: lines.length === 0 && unknownSkus.length === 0,
    unknown_skus: unknownSkus.length > 0,
    no_price: lines.some(({ price }) => price === null),
    price_fixed: repriced,
    reason_required: reason === '' && discountedSkus(lines).length > 0,
    not_available: lines.length > 0 && !canCheckOut(cart.lines),
    account_needed: scope.customerId === null && needsAccount(computed),
    consent_needed: agreementsOf(computed).length > 0,
    address: problems.shipping.length > 0,
    no_delivery: shippingError !== null || (isComplete && !isVirtual(cart) && computed.selected.length === 0),
    tax: taxError,
    total_too_high: isTotalTooHigh(lines, computed.shown?.grandTotal ?? 0),
    // Set only for saved draft orders.
    delivery_changed: false,
    account_changed: false,
  }
  return (Object.keys(found) as DraftOrderProblem[]).filter((problem) => found[problem])
}

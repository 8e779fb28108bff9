import type { z } from 'zod'
import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { draftOrders } from '#contract/draft-orders.ts'
import type { WireAddress } from '#contract/address.ts'
import { discountedSkus, mergeLines } from '#domain/quotes/draft-order.ts'
import { siteSettings, siteSku, type Site } from '#domain/sites.ts'
import { addressOf, wireAddress } from '#services/orders/steps.ts'
import type { ComputedDraft, EnteredDraft } from './compute-draft.ts'
import type { DraftOrderRow } from './repository.ts'

type Entry = Omit<CallInput<typeof draftOrders, 'POST /svc_list/draft-orders'>['body'], 'address'> & {
  address: z.output<typeof WireAddress>
}
type ParsedEntry = Required<Entry>
type WireComputed = Reply<typeof draftOrders, 'POST /svc_list/draft-orders/preview'>
type WireDraft = Reply<typeof draftOrders, 'GET /svc_list/draft-orders/{id}'>
type WireRow = Reply<typeof draftOrders, 'GET /svc_list/draft-orders'>['drafts'][number]

/** Converts a received entry to minor units, with one line per SKU. */
export function parseEnteredDraft({ lines, address, shippingPrice, ...entry }: ParsedEntry): EnteredDraft {
  const minor = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : toMinor(amount)
  return {
    ...entry,
    lines: mergeLines(lines.map(({ sku, qty, price }) => ({ sku, qty, price: minor(price) }))),
    address: addressOf(address),
    shippingPrice: minor(shippingPrice),
  }
}

export function wireComputed(site: Site, draft: ComputedDraft): WireComputed {
  const { document, unknownSkus, account, offered, computed, problems, catalog } = draft
  const { totals, shown } = computed
  const discounted = new Set(discountedSkus(document.lines))
  return {
    lines: offered.cart.lines.map(({ item, offer, flags, error }, index) => {
      const { sku, qty, price } = document.lines[index]!
      const current = catalog.fixed.get(item.id) ?? catalog.prices.get(item.id)
      return {
        sku: offer ? siteSku(site, offer.sku) : sku,
        name: offer?.name ?? '',
        choice: offer?.choice.join(', ') ?? '',
        qty,
        price: price === null ? null : toWireAmount(price),
        listPrice: current === undefined ? null : toWireAmount(current),
        isDiscounted: discounted.has(sku),
        isPriceFixed: catalog.fixed.has(item.id),
        isAvailable: error === null && !flags.some((flag) => unsold.includes(flag)),
      }
    }),
    unknownSkus,
    account,
    packages: offered.packages.map((rates) => ({
      packageNumber: rates[0]!.packageNumber,
      rates: rates.map(({ shippingCode, label, rate }) => ({
        shippingCode,
        label,
        price: toWireAmount(offered.shownRate(rate)),
        isSelected: offered.selected.some(
          (selected) => selected.shippingCode === shippingCode && selected.packageNumber === rates[0]!.packageNumber,
        ),
      })),
    })),
    totals: totals &&
      shown && {
        subtotal: toWireAmount(shown.subtotal),
        shipping: toWireAmount(shown.shipping),
        tariff: toWireAmount(shown.tariff),
        tax: toWireAmount(totals.tax),
        taxIncluded: siteSettings[site].taxDisplay !== 'net',
        total: toWireAmount(shown.grandTotal),
      },
    fields: computed.problems.shipping.map(({ path, rule }) => ({ path, rule })),
    problems,
  }
}

const unsold: readonly string[] = ['over_maximum', 'out_of_stock', 'notify_only', 'not_sold_here']

export function wireRow(draft: DraftOrderRow): WireRow {
  const { id, number, state, version, email, customerId, staffName, total, expiresAt, createdAt, updatedAt } = draft
  const { firstname, lastname } = draft.document.address
  return {
    id,
    number,
    state,
    version,
    email,
    name: `${firstname} ${lastname}`.trim(),
    customerId,
    staff: staffName,
    total: total === null ? null : toWireAmount(total),
    expiresAt: state === 'draft' ? null : expiresAt,
    createdAt,
    updatedAt,
  }
}

export function wireDraft(draft: DraftOrderRow, computed: ComputedDraft): WireDraft {
  const { lines, address, shipping, note, reason } = draft.document
  return {
    ...wireRow(draft),
    linkId: draft.linkId,
    entry: {
      forAccount: draft.customerId !== null,
      lines: lines.map(({ sku, qty, price }) => ({ sku, qty, price: price === null ? null : toWireAmount(price) })),
      address: wireAddress(address),
      rates: (shipping?.chosen ?? []).map(({ packageNumber, shippingCode }) => ({ packageNumber, shippingCode })),
      shippingPrice: shipping?.isAgreed ? toWireAmount(shipping.price) : null,
      note,
      reason,
    },
    computed: wireComputed(draft.site, computed),
  }
}

import { lineSkuKey } from '#domain/quotes/sku-lines.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'
import { emptyDraft, type DraftAddress } from '#backoffice/payment-links/create/draft.ts'
import { withDiscount } from '#backoffice/quotes/edit/offer.ts'
import type { ComputedDraft, DraftOrder, DraftOrderEntry } from '../draft-order-types.ts'

/** A line as entered. */
export interface DraftLine {
  sku: string
  name: string
  qty: string
  /** Agreed price per unit, or empty for the catalog price. */
  price: string
  /** True if staff entered the price. */
  isDiscounted: boolean
}

/** A draft order as entered in the form. */
export interface Draft {
  email: string
  forAccount: boolean
  lines: readonly DraftLine[]
  address: DraftAddress
  /** Shipping code by package number. */
  rates: Readonly<Record<number, string>>
  shippingPrice: string
  note: string
  reason: string
}

interface Named {
  email?: string
  firstname?: string
  lastname?: string
}

/** Returns an empty form, prefilled with the customer if there is one. */
export function newDraft(countryId: string, { email = '', firstname = '', lastname = '' }: Named): Draft {
  const { address } = emptyDraft('free', countryId)
  return {
    email,
    forAccount: true,
    lines: [],
    address: { ...address, firstname, lastname },
    rates: {},
    shippingPrice: '',
    note: '',
    reason: '',
  }
}

/** Returns the form entries for a saved draft order. */
export function savedDraft({ email, entry, computed }: Pick<DraftOrder, 'email' | 'entry' | 'computed'>): Draft {
  const { forAccount, lines, address, rates, shippingPrice, note, reason } = entry
  const shown = new Map(computed.lines.map((line) => [lineSkuKey(line.sku), line]))
  const { firstname, lastname, company, apartment, city, region, postcode, countryId, telephone, street } = address
  return {
    email,
    forAccount: forAccount || computed.account === null,
    lines: lines.map(({ sku, qty, price }) => {
      const line = shown.get(lineSkuKey(sku))
      return {
        sku,
        name: [line?.name, line?.choice].filter(Boolean).join(', '),
        qty: String(qty),
        price: price === null ? '' : price.toFixed(2),
        isDiscounted: line?.isDiscounted ?? false,
      }
    }),
    address: {
      firstname,
      lastname,
      company,
      apartment,
      city,
      region,
      postcode,
      countryId,
      telephone,
      street: street.join(', '),
    },
    rates: Object.fromEntries(rates.map(({ packageNumber, shippingCode }) => [packageNumber, shippingCode])),
    shippingPrice: shippingPrice === null ? '' : shippingPrice.toFixed(2),
    note,
    reason,
  }
}

/** Returns the lines with one more unit of a SKU. */
export function withUnit(lines: readonly DraftLine[], sku: string, name: string): DraftLine[] {
  const isSame = (line: DraftLine) => lineSkuKey(line.sku) === lineSkuKey(sku)
  if (!lines.some(isSame)) return [...lines, { sku, name, qty: '1', price: '', isDiscounted: false }]
  return lines.map((line) => (isSame(line) ? withQty(line, String((qtyOf(line) ?? 0) + 1)) : line))
}

/** Changes a line's quantity. An undiscounted price depends on the quantity, so it is cleared and computed again. */
export function withQty(line: DraftLine, qty: string): DraftLine {
  return { ...line, qty, price: line.isDiscounted ? line.price : '' }
}

export function withPrice(line: DraftLine, price: string): DraftLine {
  return { ...line, price, isDiscounted: price.trim() !== '' }
}

/** Applies a discount, such as 10%, to the catalog price of each line. An empty text restores the catalog prices. */
export function withDiscountOnAll(
  lines: readonly DraftLine[],
  computed: readonly ComputedDraft['lines'][number][],
  discount: string,
): DraftLine[] {
  const current = new Map(computed.map((line) => [lineSkuKey(line.sku), line]))
  return lines.map((line) => {
    const found = current.get(lineSkuKey(line.sku))
    if (!found || found.isPriceFixed || found.listPrice === null) return line
    if (discount.trim() === '') return withPrice(line, '')
    return withPrice(line, withDiscount({ listPrice: found.listPrice }, discount).price)
  })
}

function qtyOf({ qty }: Pick<DraftLine, 'qty'>): number | null {
  const count = /^\d{1,4}$/.test(qty.trim()) ? Number(qty) : 0
  return count >= 1 ? count : null
}

type DraftField = `qty ${string}` | `price ${string}` | 'shippingPrice'

/** Returns the fields that cannot be parsed. */
export function unreadableFields({ lines, shippingPrice }: Pick<Draft, 'lines' | 'shippingPrice'>): DraftField[] {
  const isAmount = (text: string) => text.trim() === '' || parseAmount(text) !== null
  return [
    ...lines.filter((line) => qtyOf(line) === null).map(({ sku }) => `qty ${sku}` as const),
    ...lines.filter(({ price }) => !isAmount(price)).map(({ sku }) => `price ${sku}` as const),
    ...(isAmount(shippingPrice) ? [] : (['shippingPrice'] as const)),
  ]
}

/** Returns the call body for a form without unreadable fields. */
export function draftBody({ lines, address, rates, shippingPrice, ...draft }: Draft): DraftOrderEntry {
  const { street, ...place } = address
  return {
    email: draft.email.trim(),
    forAccount: draft.forAccount,
    lines: lines.map((line) => ({ sku: line.sku, qty: qtyOf(line) ?? 1, price: parseAmount(line.price) })),
    address: { ...place, street: street.trim() === '' ? [] : [street.trim()] },
    rates: Object.entries(rates).map(([number, shippingCode]) => ({ packageNumber: Number(number), shippingCode })),
    shippingPrice: parseAmount(shippingPrice),
    note: draft.note.trim(),
    reason: draft.reason.trim(),
  }
}

import { formatAddressLines } from '#domain/address/format-address.ts'
import type { Address } from '#domain/address/address.ts'
import { countryName } from '#domain/countries/country-name.ts'
import type { Minor } from '#domain/money.ts'
import { formatInvoiceNumber } from '#domain/orders/invoice-number.ts'
import { methodName } from '#domain/payment-methods/method-name.ts'
import { siteSettings } from '#domain/sites.ts'
import { taxLabelIn } from '#domain/tax/tax-label.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import type { Seller } from './invoicing.ts'
import { shipToOf, type OrderRow } from '#services/orders/steps.ts'
import type { RefundRow } from '#services/refunds/steps.ts'
import { invoiceTextsIn, type InvoiceTexts } from './texts/invoice-texts.ts'

interface Issuing {
  order: OrderRow
  refund: RefundRow | undefined
  number: number | null
  /** Number of the invoice that a credit note corrects. */
  invoiceNumber: number | null
  issuedAt: number
  seller: Seller
  brand: string
}

/** Builds an invoice or credit note as text: seller, customer, lines with tax, and payment [ORDER-404]. */
export function invoiceSheet(issuing: Issuing): Sheet {
  const { order, refund, number, invoiceNumber, issuedAt, seller, brand } = issuing
  const { site, document } = order
  const language = languageOf(order)
  const { locale: tag, texts } = language
  const name = formatInvoiceNumber(site, { orderId: order.id, refund: refund?.number ?? 0, number })
  const day = (at: number) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const { body, sums } = refund ? creditOf(order, refund, language) : billOf(order, language)
  return {
    title: refund ? texts.creditNote(name) : texts.invoice(name),
    language: tag,
    brand,
    facts: [
      { label: texts.number, value: name },
      { label: texts.issued, value: day(issuedAt) },
      ...(refund
        ? [
            {
              label: texts.corrects,
              value: formatInvoiceNumber(site, { orderId: order.id, refund: 0, number: invoiceNumber }),
            },
          ]
        : []),
      { label: texts.order, value: order.id },
      { label: texts.ordered, value: day(Date.parse(order.createdAt)) },
    ],
    parties: [
      { label: texts.seller, lines: [...seller.lines, ...numbersOf(seller, texts)] },
      {
        label: texts.billTo,
        lines: [...addressLines(document.billingAddress, tag), ...numbersOf(document.billingAddress, texts)],
      },
      { label: document.pickup ? texts.collectAt : texts.shipTo, lines: addressLines(shipToOf(document), tag) },
    ],
    columns: [
      { label: texts.item, isNumber: false },
      ...[texts.quantity, texts.net, texts.rate, texts.tax, texts.gross].map((label) => ({ label, isNumber: true })),
    ],
    rows: body,
    sums,
    notes: [...(document.isReverseCharge ? [texts.reverseCharge] : []), ...(refund ? [] : [texts.isPaid])],
    pageOf: texts.pageOf,
  }
}

const numbersOf = ({ vatNumber, eoriNumber }: { vatNumber: string; eoriNumber: string }, texts: InvoiceTexts) => [
  ...(vatNumber === '' ? [] : [texts.vatNumber(vatNumber)]),
  ...(eoriNumber === '' ? [] : [texts.eoriNumber(eoriNumber)]),
]

function addressLines(address: Address, locale: string): string[] {
  return [...formatAddressLines(address), countryName(address.countryId, locale)]
}

type Line = OrderRow['document']['lines'][number]
type Sum = Sheet['sums'][number]

/** Language and locale settings for an order's documents. */
interface DocumentLanguage {
  locale: string
  texts: InvoiceTexts
  money: (minor: Minor) => string
  percent: (percent: number) => string
}

/** Returns the buyer's language, or the site's language for older orders. */
function languageOf({ site, document }: OrderRow): DocumentLanguage {
  const { currency, locales } = siteSettings[site]
  const locale = document.locale ?? locales[0].tag
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  return {
    locale,
    texts: invoiceTextsIn(locale),
    money: (minor) => money.format(minor / 100),
    percent: (value) => percent.format(value / 100),
  }
}

function rowOf(
  line: Line,
  { qty, net, tax }: { qty: number; net: Minor; tax: Minor },
  { texts, money, percent }: DocumentLanguage,
) {
  const rate = line.percent === undefined ? '' : percent(line.percent)
  const name = [line.name, line.choice].filter(Boolean).join(', ')
  const details = (line.details ?? []).map(({ label, text }) => `${label}: ${text}`)
  return {
    cells: [
      // A line without units refunds a part of the price of exchanged units.
      qty === 0 ? texts.difference(name) : name,
      qty === 0 ? '' : String(qty),
      money(net),
      rate,
      money(tax),
      money(net + tax),
    ],
    notes: [texts.sku(line.sku), ...details, ...(line.tariffCode ? [texts.tariffCode(line.tariffCode)] : [])],
  }
}

const sum = (label: string, value: string, isTotal = false): Sum => ({ label, value, isTotal })

/** Returns the amount refunded since the invoice was issued, or null for none. The invoice itself never changes. */
export function refundedAmountLine(order: OrderRow): { label: string; value: string } | null {
  const { texts, money } = languageOf(order)
  return order.refunded > 0 ? { label: texts.refunded, value: money(order.refunded) } : null
}

function billOf(order: OrderRow, language: DocumentLanguage) {
  const { locale, texts, money } = language
  const { document } = order
  const { totals, lines, giftcards = [] } = document
  return {
    body: lines.map((line) => rowOf(line, line, language)),
    sums: [
      sum(texts.goods, money(totals.subtotal - totals.discount)),
      sum(texts.shipping, money(totals.shipping)),
      ...(totals.tariff > 0 ? [sum(texts.duty, money(totals.tariff))] : []),
      sum(texts.totalNet, money(totals.grandTotalExcludingTax)),
      ...document.taxSummary.map(({ label, tax }) => {
        const base = baseOf(document, label, tax)
        const name = taxLabelIn(label, locale)
        return sum(base === null ? name : texts.on(name, money(base)), money(tax))
      }),
      sum(texts.total, money(totals.grandTotalIncludingTax), true),
      ...giftcards.map(({ last4, amount }) => sum(texts.giftCard(last4), money(amount))),
      ...(order.amount > 0 ? [sum(paidBy(order, texts) ?? texts.paid, money(order.amount))] : []),
    ],
  }
}

function paidBy({ method, card }: Pick<OrderRow, 'method' | 'card'>, texts: InvoiceTexts): string | null {
  const name = methodName(method)
  if (name !== null) return texts.by(name)
  return card && texts.card(card.brand, card.last4)
}

/**
 * Derives the tax base from the percentage. Returns null if the result does not match the amounts, as with county
 * taxes.
 */
function baseOf({ lines, totals }: OrderRow['document'], label: string, tax: Minor): Minor | null {
  const percent = Number(
    label
      .split(' ')
      .find((word) => word.endsWith('%'))
      ?.slice(0, -1),
  )
  const goods = lines.reduce((total, line) => (line.percent === percent ? total + line.net : total), 0)
  const fits = (base: Minor) => Math.abs((base * percent) / 100 - tax) <= lines.length + 1
  return [goods + totals.shipping, goods].find((base) => base > 0 && fits(base)) ?? null
}

function creditOf(order: OrderRow, refund: RefundRow, language: DocumentLanguage) {
  const { locale, texts, money } = language
  const { document } = order
  const goods = refund.lines.reduce((total, { net }) => total + net, 0)
  const net = refund.amount - refund.tax
  const rest = net - goods
  return {
    body: refund.lines.flatMap((back) => {
      const line = document.lines.find(({ itemId }) => itemId === back.itemId)
      return line ? [rowOf(line, back, language)] : []
    }),
    sums: [
      ...(goods > 0 ? [sum(texts.goods, money(goods))] : []),
      ...(rest === 0
        ? []
        : [sum(refund.shipping > 0 && refund.other === 0 ? texts.shipping : texts.beside, money(rest))]),
      sum(texts.totalNet, money(net)),
      ...refund.taxes.filter(({ tax }) => tax > 0).map(({ label, tax }) => sum(taxLabelIn(label, locale), money(tax))),
      sum(texts.totalBack, money(refund.amount), true),
      ...(refund.giftCardPart > 0 ? [sum(texts.toGiftCards, money(refund.giftCardPart))] : []),
      ...(refund.newGiftCardPart > 0 ? [sum(texts.toNewGiftCard, money(refund.newGiftCardPart))] : []),
      ...(refund.cardPart > 0 ? [sum(paidBy(order, texts) ?? texts.back, money(refund.cardPart))] : []),
    ],
  }
}

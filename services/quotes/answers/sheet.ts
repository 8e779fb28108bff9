import { countryName } from '#domain/countries/country-name.ts'
import type { Minor } from '#domain/money.ts'
import { quotedTotal } from '#domain/quotes/quote.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import type { Seller } from '#services/invoices/invoicing.ts'
import type { QuoteRow } from '../repository.ts'
import type { AnswerRow } from './repository.ts'
import { answerTextsIn, type AnswerTexts } from './texts/answer-texts.ts'

interface Printing {
  quote: Pick<QuoteRow, 'site' | 'number' | 'title' | 'delivery' | 'locale'>
  answer: AnswerRow
  customer: { name: string; email: string }
  seller: Seller
  brand: string
}

/** Builds an answer as a printable document in the customer's language, with prices as stored [ACCOUNT-413]. */
export function answerSheet({ quote, answer, customer, seller, brand }: Printing): Sheet {
  const { site, number, title, delivery } = quote
  const { lines, note } = answer.document
  const tag = quote.locale ?? siteSettings[site].locales[0].tag
  const texts = answerTextsIn(tag)
  const money = moneyOf(site, tag)
  const day = (at: number) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const place = delivery.split('\n').filter((line) => line !== '')
  return {
    title: texts.title(number, answer.number),
    language: tag,
    brand,
    facts: [
      { label: texts.number, value: `${number}: ${title}` },
      { label: texts.version, value: String(answer.number) },
      { label: texts.date, value: day(answer.sentAt) },
      { label: texts.validUntil, value: day(answer.validUntil) },
    ],
    parties: [
      { label: texts.seller, lines: [...seller.lines, ...vatLines(seller, texts)] },
      { label: texts.customer, lines: [customer.name, customer.email].filter((line) => line !== '') },
      ...(place.length > 0 ? [{ label: texts.delivery, lines: place }] : []),
    ],
    columns: [
      { label: texts.item, isNumber: false },
      ...[texts.quantity, texts.unitPrice, texts.lineTotal].map((label) => ({ label, isNumber: true })),
    ],
    rows: lines.map(({ name, choice, sku, details, qty, price }) => ({
      cells: [[name, choice].filter(Boolean).join(', '), String(qty), money(price), money(qty * price)],
      notes: [...(sku === '' ? [] : [texts.sku(sku)]), ...details.map(({ label, text }) => `${label}: ${text}`)],
    })),
    sums: sumsOf(answer, { tag, texts, money }),
    notes: [
      ...note.split('\n').filter((line) => line !== ''),
      texts.tax[siteSettings[site].taxDisplay],
      texts.terms(day(answer.validUntil)),
    ],
    pageOf: texts.pageOf,
  }
}

const vatLines = ({ vatNumber }: Seller, texts: AnswerTexts) => (vatNumber === '' ? [] : [texts.vatNumber(vatNumber)])

function moneyOf(site: Site, tag: string) {
  const { currency } = siteSettings[site]
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return (minor: Minor) => format.format(minor / 100)
}

interface SumLanguage {
  tag: string
  texts: AnswerTexts
  money: (minor: Minor) => string
}

function sumsOf({ document: { lines, shipping } }: AnswerRow, { tag, texts, money }: SumLanguage): Sheet['sums'] {
  const goods = quotedTotal({ lines, shipping: null }) ?? 0
  return [
    { label: texts.goods, value: money(goods), isTotal: false },
    shipping
      ? {
          label: texts.shipping(`${shipping.postcode}, ${countryName(shipping.countryId, tag)}`),
          value: money(shipping.price),
          isTotal: false,
        }
      : { label: texts.shippingByRates, value: texts.byRates, isTotal: false },
    { label: texts.total, value: money(goods + (shipping?.price ?? 0)), isTotal: true },
  ]
}

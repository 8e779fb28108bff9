import { writtenLines } from '#domain/address/written.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { methodName } from '#domain/payment-methods/method-name.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import type { Currency } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { shipToOf, type OrderRow } from '#services/orders/steps.ts'
import { html, mailFrame } from './layout.ts'
import { mailTexts } from './texts.ts'

const texts = mailTexts.confirmation

/** Builds the confirmation mail of a published order, as text and HTML with the same facts. */
export function orderConfirmation(
  order: OrderRow,
  { brand, link }: { brand: string; link: string },
): Omit<Mail, 'from' | 'key' | 'to'> {
  const { currency, locales } = siteSettings[order.site]
  const money = moneyFormatOf(locales[0].tag, currency)
  const amount = (minor: number) => money.format(minor / 100)
  const { lines, shown, totals, taxSummary, billingAddress, registry, pickup, rates } = order.document
  const to = shipToOf(order.document)
  // The buyer of a gift is not its recipient.
  const reader = registry ? billingAddress.firstname : to.firstname
  const isNet = siteSettings[order.site].taxDisplay === 'net'
  const sums: [string, string][] = [
    [texts.subtotal, amount(shown.subtotal)],
    [texts.shipping, amount(shown.shipping)],
    ...taxSummary.map(({ label, tax }): [string, string] => [isNet ? label : texts.included(label), amount(tax)]),
    ...(totals.tariff > 0 ? [[texts.tariff, amount(totals.tariff)] satisfies [string, string]] : []),
    [texts.total, amount(totals.grandTotalIncludingTax)],
    ...(totals.giftcards > 0
      ? [
          [texts.giftCards, amount(-totals.giftcards)] satisfies [string, string],
          [texts.toPay, amount(order.amount)] satisfies [string, string],
        ]
      : []),
  ]
  const address = [...writtenLines(to), countryOf(to.countryId)?.name ?? to.countryId]
  const whereTo = pickup ? texts.collectAt : texts.shipTo
  const where = pickup
    ? [...address, ...pickup.hours, pickup.instructions, texts.collectWhen]
    : [...address, ...arrivalLines(rates, locales[0].tag)]
  const said = order.amount === 0 ? texts.renewsWith : texts.paidWith
  const name = order.amount > 0 ? methodName(order.method) : null
  const paid = name !== null ? texts.paidBy(name) : order.card ? said(order.card.brand, order.card.last4) : ''
  const named = lines.map(({ qty, name, choice, shownRow, subscriptionInterval }) => ({
    qty,
    title: choice ? `${name}, ${choice}` : name,
    total: amount(shownRow) + priceSuffix(subscriptionInterval),
  }))
  const text = [
    texts.heading,
    texts.lead(reader),
    '',
    texts.order(order.id),
    ...named.map(({ qty, title, total }) => `${qty} x ${title}  ${total}`),
    '',
    ...sums.map(([label, value]) => `${label}: ${value}`),
    '',
    `${whereTo}:`,
    ...where,
    '',
    paid,
    `${texts.follow}: ${link}`,
    texts.footer(brand),
  ].join('\n')
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.lead(reader)}</p>
    <h2>${texts.order(order.id)}</h2>
    <table role="presentation" width="100%" cellpadding="6" style="border-collapse:collapse">
      <tr>
        <th align="left">${texts.columns.item}</th>
        <th align="right">${texts.columns.quantity}</th>
        <th align="right">${texts.columns.amount}</th>
      </tr>
      ${named.map(
        ({ qty, title, total }) =>
          html`<tr>
            <td>${title}</td>
            <td align="right">${qty}</td>
            <td align="right">${total}</td>
          </tr>`,
      )}
      ${sums.map(
        ([label, value]) =>
          html`<tr>
            <td colspan="2">${label}</td>
            <td align="right">${value}</td>
          </tr>`,
      )}
    </table>
    <h2>${whereTo}</h2>
    <p>${where.map((line) => html`${line}<br />`)}</p>
    <p>${paid}</p>
    <p><a href="${link}">${texts.follow}</a></p>
    <p>${texts.footer(brand)}</p>`
  const subject = texts.subject(brand, order.id)
  return { subject, text, html: mailFrame(brand, subject, body) }
}

// Creating a format takes longer than all formatting in a mail.
const moneyFormats = new Map<string, Intl.NumberFormat>()
function moneyFormatOf(tag: string, currency: Currency) {
  const key = `${tag} ${currency}`
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency })
  moneyFormats.set(key, format)
  return format
}
const dayFormats = new Map<string, Intl.DateTimeFormat>()
function dayFormatOf(tag: string) {
  const shown = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const format = dayFormats.get(tag) ?? new Intl.DateTimeFormat(tag, shown)
  dayFormats.set(tag, format)
  return format
}

/** The estimate at order time, if there was one. */
function arrivalLines(rates: OrderRow['document']['rates'], tag: string): string[] {
  const day = dayFormatOf(tag)
  return rates.flatMap(({ arrives }, index) => {
    if (!arrives) return []
    const span = day.formatRange(Date.parse(arrives[0]), Date.parse(arrives[1])).replaceAll('\u2009', ' ')
    return [rates.length === 1 ? texts.arrives(span) : texts.arrivesEach(index + 1, rates.length, span)]
  })
}

import { formatAddressLines } from '#domain/address/format-address.ts'
import { eventPlaceLines, formatEventTime } from '#domain/catalog/events/format-event-time.ts'
import { countryName } from '#domain/countries/country-name.ts'
import { methodName } from '#domain/payment-methods/method-name.ts'
import type { Currency } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import { taxLabelIn } from '#domain/tax/tax-label.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { shipToOf, type OrderRow } from '#services/orders/steps.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn, type MailTexts } from '../texts/mail-texts.ts'

type Texts = MailTexts['confirmation']

/** Builds the confirmation email for a published order, as text and as HTML with the same content. */
export function orderConfirmation(
  order: OrderRow,
  { link, ...look }: MailBranding & { link: string },
): Omit<Mail, 'from' | 'key' | 'to'> {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).confirmation
  const facts = factsOf(order, { link, locale, texts })
  const subject = texts.subject(brand, order.id)
  return {
    subject,
    text: asText(facts, texts, { brand, link }),
    html: mailFrame(look, subject, asHtml(facts, texts, { brand, link })),
  }
}

interface Facts {
  orderId: string
  firstname: string
  lines: { qty: number; title: string; total: string; event: EventFacts | null }[]
  sums: (readonly [label: string, value: string])[]
  /** The line above the address. */
  destination: string
  address: string[]
  /** Empty for orders without a payment. */
  paid: string
}

interface EventFacts {
  lines: string[]
  /** URL of the calendar file, which is named after the page handle; null if the event has no page. */
  calendar: string | null
}

interface Writing {
  link: string
  locale: string
  texts: Texts
}

function factsOf(order: OrderRow, { link, locale, texts }: Writing): Facts {
  const { currency } = siteSettings[order.site]
  const money = moneyFormatOf(locale, currency)
  const amount = (minor: number) => money.format(minor / 100)
  const { lines, billingAddress, registry, pickup, rates } = order.document
  const to = shipToOf(order.document)
  const address = [...formatAddressLines(to), countryName(to.countryId, locale)]
  return {
    orderId: order.id,
    // A gift's buyer is not its recipient.
    firstname: registry ? billingAddress.firstname : to.firstname,
    lines: lines.map(({ qty, name, choice, shownRow, subscriptionInterval, event, url }) => ({
      qty,
      title: choice ? `${name}, ${choice}` : name,
      total: amount(shownRow) + (subscriptionInterval ? texts.per[subscriptionInterval] : ''),
      event: event
        ? {
            lines: [formatEventTime(locale, event), ...eventPlaceLines(event.place)],
            calendar: url === '' ? null : new URL(`/feeds/events${url.split('?')[0]}.ics`, link).href,
          }
        : null,
    })),
    sums: sumsOf(order, { locale, texts }, amount),
    destination: pickup ? texts.collectAt : texts.shipTo,
    address: pickup
      ? [...address, ...pickup.hours, pickup.instructions, texts.collectWhen]
      : [...address, ...arrivalLines(rates, locale, texts)],
    paid: paidBy(order, texts),
  }
}

function sumsOf(
  { site, amount: due, document }: OrderRow,
  { locale, texts }: Pick<Writing, 'locale' | 'texts'>,
  amount: (minor: number) => string,
): Facts['sums'] {
  const { shown, totals, taxSummary } = document
  const isNet = siteSettings[site].taxDisplay === 'net'
  const sums: Facts['sums'] = [
    [texts.subtotal, amount(shown.subtotal)],
    [texts.shipping, amount(shown.shipping)],
  ]
  for (const { label, tax } of taxSummary) {
    const name = taxLabelIn(label, locale)
    sums.push([isNet ? name : texts.included(name), amount(tax)])
  }
  if (totals.tariff > 0) sums.push([texts.tariff, amount(totals.tariff)])
  sums.push([texts.total, amount(totals.grandTotalIncludingTax)])
  if (totals.giftcards > 0) sums.push([texts.giftCards, amount(-totals.giftcards)], [texts.toPay, amount(due)])
  return sums
}

function paidBy({ amount, method, card }: OrderRow, texts: Texts): string {
  const name = amount > 0 ? methodName(method) : null
  if (name !== null) return texts.paidBy(name)
  const paidWith = amount === 0 ? texts.renewsWith : texts.paidWith
  return card ? paidWith(card.brand, card.last4) : ''
}

function asText(
  { orderId, firstname, lines, sums, destination, address, paid }: Facts,
  texts: Texts,
  { brand, link }: { brand: string; link: string },
) {
  return [
    texts.heading,
    texts.lead(firstname),
    '',
    texts.order(orderId),
    ...lines.flatMap(({ qty, title, total, event }) => [
      `${qty} x ${title}  ${total}`,
      ...(event ? [...event.lines, ...(event.calendar === null ? [] : [`${texts.calendar}: ${event.calendar}`])] : []),
    ]),
    '',
    ...sums.map(([label, value]) => `${label}: ${value}`),
    '',
    `${destination}:`,
    ...address,
    '',
    paid,
    `${texts.follow}: ${link}`,
    texts.footer(brand),
  ].join('\n')
}

function asHtml(
  { orderId, firstname, lines, sums, destination, address, paid }: Facts,
  texts: Texts,
  { brand, link }: { brand: string; link: string },
) {
  return html`<h1>${texts.heading}</h1>
    <p>${texts.lead(firstname)}</p>
    <h2>${texts.order(orderId)}</h2>
    <table role="presentation" width="100%" cellpadding="6" style="border-collapse:collapse">
      <tr>
        <th align="left">${texts.columns.item}</th>
        <th align="right">${texts.columns.quantity}</th>
        <th align="right">${texts.columns.amount}</th>
      </tr>
      ${lines.map(
        ({ qty, title, total, event }) =>
          html`<tr>
            <td>${title}${eventHtml(event, texts)}</td>
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
    <h2>${destination}</h2>
    <p>${address.map((line) => html`${line}<br />`)}</p>
    <p>${paid}</p>
    <p><a href="${link}">${texts.follow}</a></p>
    <p>${texts.footer(brand)}</p>`
}

function eventHtml(event: EventFacts | null, texts: Texts) {
  if (!event) return []
  const { lines, calendar } = event
  const file = calendar === null ? [] : [html`<a href="${calendar}">${texts.calendar}</a>`]
  return [html`<br />${lines.map((line) => html`${line}<br />`)}${file}`]
}

// Cached, because creating a format takes longer than all the formatting in an email.
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

/** Returns the delivery estimate from when the order was placed, if there is one. */
function arrivalLines(rates: OrderRow['document']['rates'], tag: string, texts: Texts): string[] {
  const day = dayFormatOf(tag)
  return rates.flatMap(({ arrives }, index) => {
    if (!arrives) return []
    const span = day.formatRange(Date.parse(arrives[0]), Date.parse(arrives[1])).replaceAll('\u2009', ' ')
    return [rates.length === 1 ? texts.arrives(span) : texts.arrivesEach(index + 1, rates.length, span)]
  })
}

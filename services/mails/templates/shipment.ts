import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import type { readMailedShipment } from '#services/tracking/steps.ts'
import { html, mailFrame } from '../layout.ts'
import { mailTexts } from '../texts.ts'

type Mailed = NonNullable<Awaited<ReturnType<typeof readMailedShipment>>>

/** Builds the email about a parcel, with its items, carrier and tracking. */
export function shipmentMail(
  kind: 'shipped' | 'ready' | 'delivered',
  { order, parcel, isLast }: Mailed,
  { brand, link }: { brand: string; link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = mailTexts.shipment
  const { tag } = siteSettings[order.site].locales[0]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
  const { pickup } = order.document
  const { carrier, expectedOn } = parcel
  const subject = texts[kind].subject(order.id, brand)
  const items = parcel.items.map(({ qty, name }) => `${qty} x ${name}`)
  const place =
    pickup && kind === 'ready' ? [pickup.name, ...pickup.street, pickup.city, ...pickup.hours, pickup.instructions] : []
  const details = [
    ...(kind === 'shipped' && carrier?.trackingNumber ? [texts.carrier(carrier.name, carrier.trackingNumber)] : []),
    ...(kind === 'shipped' && parcel.isFreight ? [texts.freight] : []),
    ...(kind === 'shipped' && expectedOn ? [texts.expected(day.format(Date.parse(expectedOn)))] : []),
    ...(isLast ? [] : [texts.more[kind]]),
  ]
  const { heading } = texts[kind]
  const body = html`<h1>${heading}</h1>
    <p>${items.map((line) => html`${line}<br />`)}</p>
    <p>${[...place, ...details].map((line) => html`${line}<br />`)}</p>
    <p><a href="${link}">${texts.follow}</a></p>`
  const text = [heading, '', ...items, '', ...place, ...details, '', `${texts.follow}: ${link}`, '', brand].join('\n')
  return { subject, text, html: mailFrame(brand, subject, body) }
}

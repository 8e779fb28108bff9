import type { Mail } from '#platform/mail/engine.ts'
import type { readMailedShipment } from '#services/tracking/steps.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

type Mailed = NonNullable<Awaited<ReturnType<typeof readMailedShipment>>>

/** Builds the email about a parcel, with its items, carrier, and tracking. */
export function shipmentMail(
  kind: 'shipped' | 'ready' | 'delivered',
  { order, parcel, isLast }: Mailed,
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale: tag } = look
  const texts = mailTextsIn(tag).shipment
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
  return { subject, text, html: mailFrame(look, subject, body) }
}

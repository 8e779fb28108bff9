import type { Mail } from '#platform/mail/engine.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** Builds the email about an order that ended without the bank's confirmation while the shopper was away. */
export function paymentFailedMail(
  { id }: Pick<OrderRow, 'id'>,
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).paymentFailed
  const subject = texts.subject(id, brand)
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.text(id)}</p>
    <p><a href="${link}">${texts.look}</a></p>`
  const text = [texts.heading, '', texts.text(id), '', `${texts.look}: ${link}`, '', brand].join('\n')
  return { subject, text, html: mailFrame(look, subject, body) }
}

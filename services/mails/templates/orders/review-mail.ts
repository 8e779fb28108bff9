import type { Mail } from '#platform/mail/engine.ts'
import type { MailedReviewRequest } from '#services/reviews/mailing/mailed-steps.ts'
import { html, mailFrame, type MailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

/** Builds the email with the link to review an order's products. */
export function reviewMailOf(
  { kind, orderId, names }: MailedReviewRequest,
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html' | 'stopUrl'> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).reviews
  const { subject: subjectOf, heading, lead } = texts[kind]
  const subject = subjectOf(brand)
  const stop = kind === 'request' ? [`${link}&stop=1`] : []
  const body = html`<h1>${heading}</h1>
    <p>${lead}</p>
    <p>${[texts.order(orderId), ...names].map((line) => html`${line}<br />`)}</p>
    <p><a href="${link}">${texts.action}</a></p>
    <p>${texts.valid}</p>
    ${stop.map((url) => html`<p><a href="${url}">${texts.stop}</a></p>`)}`
  const text = [
    heading,
    lead,
    [texts.order(orderId), ...names].join('\n'),
    `${texts.action}: ${link}`,
    texts.valid,
    ...stop.map((url) => `${texts.stop}: ${url}`),
    brand,
  ].join('\n\n')
  return { subject, text, html: mailFrame(look, subject, body), ...(stop[0] !== undefined && { stopUrl: stop[0] }) }
}

import type { Mail } from '#platform/mail/engine.ts'
import type { MailedReviewRequest } from '#services/reviews/mailing/mailed-steps.ts'
import { html, mailFrame } from '../../layout.ts'

const texts = {
  request: {
    subject: (brand: string) => `How is your gear from ${brand}?`,
    heading: 'How is your gear?',
    lead: 'You’ve had it for two weeks. Tell other lifters what it does well, and what could be better.',
  },
  link: {
    subject: (brand: string) => `Review your ${brand} order`,
    heading: 'Review your order.',
    lead: 'You asked for this link. Didn’t ask? Ignore this email.',
  },
  order: (orderId: string) => `Order ${orderId}`,
  action: 'Write your reviews',
  valid: 'The link works for 60 days, without login. Don’t forward it: anyone who has it can write your reviews.',
  stop: 'No more emails about reviews',
}

/** Builds the email with the link to review the products of an order. */
export function reviewMailOf(
  { kind, orderId, names }: MailedReviewRequest,
  { brand, link }: { brand: string; link: string },
): Pick<Mail, 'subject' | 'text' | 'html' | 'stopUrl'> {
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
  return { subject, text, html: mailFrame(brand, subject, body), ...(stop[0] !== undefined && { stopUrl: stop[0] }) }
}

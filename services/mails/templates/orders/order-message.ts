import type { Mail } from '#platform/mail/engine.ts'
import type { MailedOrderMessage } from '#services/order-messages/steps.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../../layout.ts'
import { mailTextsIn, type MailTexts } from '../../texts/mail-texts.ts'

type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>

/** Builds the email to the store about a message, or to the customer about an answer or a decision. */
export function orderMessageMail(mailed: MailedOrderMessage, look: SiteMailBranding): Content {
  const { brand } = look
  const texts = mailTextsIn(look.locale).orderMessages
  const { mail, kind, orderId, email } = mailed
  const isReceived = mail === 'received'
  const kindName = kind === 'cancel' || kind === 'address' ? texts.received[kind] : texts.received.question
  const subject = isReceived ? texts.received.subject(kindName, orderId, brand) : texts[mail].subject(orderId, brand)
  const heading = headingOf(texts, mailed, kindName)
  const letter = mail === 'accepted' || mail === 'declined' ? mailed.reply : mailed.text
  const place = isReceived || mail === 'accepted' ? mailed.address : []
  const link = pageLink(look, `/account/order/${orderId}#messages`)
  const ending = isReceived ? html`<p>${texts.received.hint}</p>` : html`<p><a href="${link}">${texts.look}</a></p>`
  const body = html`<h1>${heading}</h1>
    <p>${texts.order(orderId)}</p>
    <p style="white-space:pre-wrap">${letter}</p>
    ${place.length === 0 ? html`` : html`<p>${[texts.shipsTo, ...place].map((line) => html`${line}<br />`)}</p>`}
    ${ending}`
  const parts = [
    heading,
    texts.order(orderId),
    ...(letter === '' ? [] : [letter]),
    ...(place.length === 0 ? [] : [[texts.shipsTo, ...place].join('\n')]),
    isReceived ? texts.received.hint : `${texts.look}: ${link}`,
    brand,
  ]
  return {
    subject,
    ...(isReceived && { replyTo: email }),
    text: parts.join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

function headingOf(texts: MailTexts['orderMessages'], { mail, kind }: MailedOrderMessage, kindName: string): string {
  if (mail === 'received') return kindName
  if (mail === 'answered') return texts.answered.heading
  return texts[mail][kind === 'address' ? 'address' : 'cancel']
}

import { giftCardDesign } from '#domain/gift-cards/designs.ts'
import { formatGiftCardCode } from '#domain/gift-cards/code.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

type MailedCard = NonNullable<Awaited<ReturnType<GiftCards['readMailed']>>>

/** Builds the email with a purchased gift card, as text and as HTML with the same content [GIFT-214]. */
export function giftCardMail(card: MailedCard, look: SiteMailBranding): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).giftCard
  const { currency } = siteSettings[card.site]
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(card.amount / 100)
  const [recipient, sender] = [oneLine(card.recipientName), oneLine(card.senderName)]
  const { subject, heading, lead } = occasionOf(card, { recipient, sender, amount, brand }, texts)
  const code = formatGiftCardCode(card.code)
  const address = pageLink(look, '/giftcard-balance')
  const message = card.message.trim()
  const text = [
    heading,
    lead,
    ...(message === '' ? [] : ['', `"${message}"`, sender]),
    '',
    `${texts.code}: ${code}`,
    `${texts.amount}: ${amount}`,
    '',
    texts.use(brand),
    `${texts.balance}: ${address}`,
    texts.keep,
  ].join('\n')
  const quotedMessage =
    message === ''
      ? []
      : [
          html`<blockquote style="margin:24px 0;padding:0 0 0 16px;border-left:4px solid currentColor">
            <p>${message.split('\n').map((line) => html`${line}<br />`)}</p>
            <p>${sender}</p>
          </blockquote>`,
        ]
  const { ground, ink } = giftCardDesign(card.design)
  const body = html`<div style="padding:48px 24px;border-radius:8px;background:${ground};color:${ink}">
      <h1 style="margin:0">${heading}</h1>
      <p style="margin:8px 0 0;font-weight:700;font-size:32px">${amount}</p>
    </div>
    <p>${lead}</p>
    ${quotedMessage}
    <p>
      ${texts.code}:<br />
      <strong style="font:700 20px/1.5 ui-monospace,Menlo,Consolas,monospace">${code}</strong>
    </p>
    <p>${texts.amount}: ${amount}</p>
    <p>${texts.use(brand)}</p>
    <p><a href="${address}">${texts.balance}</a></p>
    <p>${texts.keep}</p>`
  return { subject, text, html: mailFrame(look, subject, body) }
}

/**
 * Returns the texts for a purchased card, for a refund, or for the replacement of a card that cannot receive a refund.
 */
function occasionOf(
  { design, refundedOrderId }: MailedCard,
  { recipient, sender, amount, brand }: { recipient: string; sender: string; amount: string; brand: string },
  texts: ReturnType<typeof mailTextsIn>['giftCard'],
): { subject: string; heading: string; lead: string } {
  if (refundedOrderId) {
    const { subject, heading, lead } = texts.refund
    return { subject: subject(refundedOrderId, brand), heading, lead: lead(recipient, amount, refundedOrderId) }
  }
  // Only replacements have no sender.
  if (sender === '') {
    const { subject, heading, lead } = texts.replacement
    return { subject: subject(brand), heading, lead: lead(recipient, amount) }
  }
  return {
    subject: texts.subject(sender, brand),
    heading: texts.headings[design] ?? texts.heading,
    lead: texts.lead(recipient, sender, amount, brand),
  }
}

/** Removes line breaks from a name, because in the subject, one would start another header. */
function oneLine(name: string): string {
  return name.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
}

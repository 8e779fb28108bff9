import type { Mail } from '#platform/mail/engine.ts'
import type { MailedReturn } from '#services/returns/mail-steps.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

/** Builds the email about a step in a return: its items, the next step, and the packing slip link. */
export function returnMail(mailed: MailedReturn, look: SiteMailBranding): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).returns
  const { mail, number, orderId, lines } = mailed
  const subject = texts.subject[mail](number, brand)
  const heading = texts.heading[mail]
  const next = nextSteps(mailed, locale)
  const action = texts.look[mail === 'approved' ? 'slip' : 'status']
  const link = pageLink(look, `/rmaprocess/print/${number}`)
  const body = html`<h1>${heading}</h1>
    <p>${next.map((line) => html`${line}<br />`)}</p>
    <p>${texts.order(orderId)}<br />${lines.map((line) => html`${line}<br />`)}</p>
    <p><a href="${link}">${action}</a></p>`
  const text = [heading, '', ...next, '', texts.order(orderId), ...lines, '', `${action}: ${link}`, '', brand].join(
    '\n',
  )
  return { subject, text, html: mailFrame(look, subject, body) }
}

function nextSteps(
  { mail, isPickup, rejection, replacement, isToGiftCard, deadline }: MailedReturn,
  locale: string,
): string[] {
  const { text, reason, sendBy, asGiftCard } = mailTextsIn(locale).returns
  if (mail === 'exchanged' || mail === 'reopened') return [text[mail](replacement)]
  if (mail === 'rejected') return [reason(rejection), text.rejected]
  if (mail !== 'approved') return [text[mail], ...(isToGiftCard ? [asGiftCard] : [])]
  if (isPickup) return [text.approvedPickup]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return [text.approved, sendBy(day.format(deadline))]
}

import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import type { MailedReturn } from '#services/returns/steps.ts'
import { html, mailFrame } from '../../layout.ts'
import { mailTexts } from '../../texts.ts'

/** Builds the email about a step of a return: its items, what happens next, and the link to its packing slip. */
export function returnMail(
  mailed: MailedReturn,
  { brand, siteUrl }: { brand: string; siteUrl: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = mailTexts.returns
  const { mail, number, orderId, lines } = mailed
  const subject = texts.subject[mail](number, brand)
  const heading = texts.heading[mail]
  const next = nextSteps(mailed)
  const look = texts.look[mail === 'approved' ? 'slip' : 'status']
  const link = new URL(`/rmaprocess/print/${number}`, siteUrl).href
  const body = html`<h1>${heading}</h1>
    <p>${next.map((line) => html`${line}<br />`)}</p>
    <p>${texts.order(orderId)}<br />${lines.map((line) => html`${line}<br />`)}</p>
    <p><a href="${link}">${look}</a></p>`
  const text = [heading, '', ...next, '', texts.order(orderId), ...lines, '', `${look}: ${link}`, '', brand].join('\n')
  return { subject, text, html: mailFrame(brand, subject, body) }
}

function nextSteps({ mail, site, isPickup, rejection, replacement, deadline }: MailedReturn): string[] {
  const { text, reason, sendBy } = mailTexts.returns
  if (mail === 'exchanged') return [text.exchanged(replacement)]
  if (mail === 'rejected') return [reason(rejection), text.rejected]
  if (mail !== 'approved') return [text[mail]]
  if (isPickup) return [text.approvedPickup]
  const day = new Intl.DateTimeFormat(siteSettings[site].locales[0].tag, { dateStyle: 'long', timeZone: 'UTC' })
  return [text.approved, sendBy(day.format(deadline))]
}

import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../../layout.ts'
import { staffMails } from '../../texts/staff/en.ts'

interface MailedEndpoint {
  /** Description, or the host if there is none. */
  name: string
  host: string
  reason: 'failing' | 'gone'
}

/** Builds the email about a webhook endpoint that the store disabled. */
export function webhookOffMail(
  { name, host, reason }: MailedEndpoint,
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const texts = staffMails.webhookOff
  const subject = texts.subject(name, look.brand)
  const cause = texts.reasons[reason](name, host)
  const body = html`<h1>${texts.heading}</h1>
    <p>${cause}</p>
    <p>${texts.waiting}</p>
    <p><a href="${link}">${texts.open}</a></p>`
  return {
    subject,
    text: [texts.heading, cause, texts.waiting, `${texts.open}: ${link}`, look.brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

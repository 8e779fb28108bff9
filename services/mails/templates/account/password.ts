import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../../layout.ts'

interface PasswordTexts {
  subject: (brand: string) => string
  heading: string
  text: string
  /** The label of the link. */
  action: string
  notYou: string
}

/** Writes an email about a password, with one link. */
export function passwordMail(
  texts: PasswordTexts,
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand } = look
  const { heading, text, action, notYou } = texts
  const subject = texts.subject(brand)
  const body = html`<h1>${heading}</h1>
    <p>${text}</p>
    <p><a href="${link}">${action}</a></p>
    <p>${notYou}</p>`
  return {
    subject,
    text: [heading, text, `${action}: ${link}`, notYou, brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

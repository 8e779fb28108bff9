import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

/** Builds the email with the decision about a customer's verification. */
export function verificationMail(
  { state, reason }: { state: 'verified' | 'rejected'; reason: string | null },
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).verification[state]
  const subject = texts.subject(brand)
  const because = reason === null ? [] : [reason]
  const body = html`<h1>${texts.heading}</h1>
    ${because.map((line) => html`<p>${line}</p>`)}
    <p>${texts.text}</p>
    <p><a href="${link}">${texts.action}</a></p>`
  return {
    subject,
    text: [texts.heading, ...because, texts.text, `${texts.action}: ${link}`, brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

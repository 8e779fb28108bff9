import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame } from '../../layout.ts'
import { privacyTexts } from './privacy-texts.ts'

type PrivacyMail =
  | { kind: 'export'; link: string }
  | { kind: 'deletion'; link: string; dueAt: number }
  | { kind: 'deleted' }

const formats = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Builds the mail about an export, a planned deletion or a deleted account. */
export function privacyMail(mail: PrivacyMail, brand: string): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject: subjectOf, lines } = privacyTexts[mail.kind]
  const heading =
    mail.kind === 'deletion'
      ? privacyTexts.deletion.heading(formats.format(mail.dueAt))
      : privacyTexts[mail.kind].heading
  const action = mail.kind === 'deleted' ? [] : [{ label: privacyTexts[mail.kind].action, link: mail.link }]
  const subject = subjectOf(brand)
  const body = html`<h1>${heading}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${action.map(({ label, link }) => html`<p><a href="${link}">${label}</a></p>`)}`
  return {
    subject,
    text: [heading, ...lines, ...action.map(({ label, link }) => `${label}: ${link}`), brand].join('\n\n'),
    html: mailFrame(brand, subject, body),
  }
}

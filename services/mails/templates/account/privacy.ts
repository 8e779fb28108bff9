import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

type PrivacyMail =
  | { kind: 'export'; link: string }
  | { kind: 'deletion'; link: string; dueAt: number }
  | { kind: 'deleted' }

/** Builds the email about an export, a planned deletion, or a deleted account. */
export function privacyMail(mail: PrivacyMail, look: MailBranding): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).privacy
  const { subject: subjectOf, lines } = texts[mail.kind]
  const heading =
    mail.kind === 'deletion'
      ? texts.deletion.heading(
          new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(mail.dueAt),
        )
      : texts[mail.kind].heading
  const action = mail.kind === 'deleted' ? [] : [{ label: texts[mail.kind].action, link: mail.link }]
  const subject = subjectOf(brand)
  const body = html`<h1>${heading}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${action.map(({ label, link }) => html`<p><a href="${link}">${label}</a></p>`)}`
  return {
    subject,
    text: [heading, ...lines, ...action.map(({ label, link }) => `${label}: ${link}`), brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

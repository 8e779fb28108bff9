import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

/** Builds the email with a link to confirm or change newsletters. */
export function newsletterLinkMail(
  kind: 'confirm' | 'own',
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).newsletters
  const { subject: subjectOf, heading, lead, action, notYou } = texts[kind]
  const subject = subjectOf(brand)
  const body = html`<h1>${heading}</h1>
    <p>${lead}</p>
    <p><a href="${link}">${action}</a></p>
    <p>${notYou}</p>`
  return {
    subject,
    text: [heading, lead, `${action}: ${link}`, notYou, brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

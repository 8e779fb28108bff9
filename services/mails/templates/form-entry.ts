import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

interface MailedEntry {
  title: string
  replyTo: string | null
  thanks: string
  answers: readonly { label: string; value: string }[]
}
type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>

/** Builds the email that notifies staff of a form entry. */
export function formEntryMail({ title, answers, replyTo }: MailedEntry, look: MailBranding): Content {
  const { brand } = look
  const texts = mailTextsIn(look.locale).form
  const subject = texts.entrySubject(lineOf(title), brand)
  const rows = answers.map(
    ({ label, value }) =>
      html`<p><strong>${label}</strong><br /><span style="white-space:pre-wrap">${value}</span></p>`,
  )
  const body = html`<h1>${texts.entryHeading(title)}</h1>
    ${rows}
    <p>${texts.unverified}</p>`
  const lines = answers.map(({ label, value }) => `${label}:\n${value}`)
  return {
    subject,
    ...(replyTo !== null && { replyTo }),
    text: [texts.entryHeading(title), ...lines, texts.unverified, brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

/**
 * Builds the receipt email. It does not quote the entry, so that a form cannot send arbitrary text to other addresses.
 */
export function formReceiptMail({ title, thanks }: MailedEntry, look: MailBranding): Content {
  const { brand } = look
  const texts = mailTextsIn(look.locale).form
  const subject = texts.receiptSubject(lineOf(title), brand)
  const body = html`<h1>${texts.receiptHeading}</h1>
    <p>${thanks}</p>
    <p>${texts.notYou}</p>`
  return {
    subject,
    text: [texts.receiptHeading, thanks, texts.notYou, brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

/** Removes line breaks, because one in the subject would start another header. */
function lineOf(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
}

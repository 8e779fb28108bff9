import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** Builds the email about a registry purchase, without the buyer or the items [REGISTRY-403]. */
export function registryMail(
  { id, title }: { id: string; title: string },
  look: SiteMailBranding,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).registry
  // The title is part of the subject, where a line break would start another header.
  const name = title.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  const subject = texts.subject(name, brand)
  const link = pageLink(look, `/account/registry/${id}`)
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.text(name)}</p>
    <p>${texts.open}</p>
    <p><a href="${link}">${texts.look}</a></p>`
  return {
    subject,
    text: `${texts.heading}\n\n${texts.text(name)}\n${texts.open}\n\n${texts.look}: ${link}\n\n${brand}`,
    html: mailFrame(look, subject, body),
  }
}

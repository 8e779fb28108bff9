import type { Site } from '#domain/sites.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame } from '../../layout.ts'
import { mailTexts } from '../../texts.ts'

/** Times as Unix time in milliseconds. */
export interface QuoteMailData {
  site: Site
  listId: string
  number: number
  validUntil: number
}

/** Builds the email with an answer of sales; `isAttached` if it has the PDF. */
export function quoteMail(
  { site, listId, number, validUntil }: QuoteMailData,
  { about, brand, siteUrl, isAttached }: { about: string; brand: string; siteUrl: string; isAttached: boolean },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { tag } = siteSettings[site].locales[0]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(validUntil)
  const texts = mailTexts.quote
  const subject = texts.subject(number, brand)
  const text = [texts.text(about, day), ...(isAttached ? [texts.attached] : [])].join(' ')
  const link = new URL(`/account/custom-quoting/${listId}`, siteUrl).href
  const body = html`<h1>${texts.heading}</h1>
    <p>${text}</p>
    <p><a href="${link}">${texts.look}</a></p>`
  return {
    subject,
    text: `${texts.heading}\n\n${text}\n\n${texts.look}: ${link}\n\n${brand}`,
    html: mailFrame(brand, subject, body),
  }
}

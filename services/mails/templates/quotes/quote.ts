import type { Site } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

/** Times are Unix time in milliseconds. */
export interface QuoteMailData {
  site: Site
  listId: string
  number: number
  validUntil: number
}

/** Builds the email with a quote from sales; `isAttached` is true if the PDF is attached. */
export function quoteMail(
  { listId, number, validUntil }: QuoteMailData,
  { about, isAttached, ...look }: SiteMailBranding & { about: string; isAttached: boolean },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale } = look
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(validUntil)
  const texts = mailTextsIn(locale).quote
  const subject = texts.subject(number, brand)
  const text = [texts.text(about, day), ...(isAttached ? [texts.attached] : [])].join(' ')
  const link = pageLink(look, `/account/custom-quoting/${listId}`)
  const body = html`<h1>${texts.heading}</h1>
    <p>${text}</p>
    <p><a href="${link}">${texts.look}</a></p>`
  return {
    subject,
    text: `${texts.heading}\n\n${text}\n\n${texts.look}: ${link}\n\n${brand}`,
    html: mailFrame(look, subject, body),
  }
}

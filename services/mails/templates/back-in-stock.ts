import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailLook } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** Builds the back-in-stock email, with the product and links to it and to unsubscribe. */
export function backInStockMail(
  { name, url, stop }: { name: string; url: string; stop: string },
  { siteUrl, ...look }: MailLook & { siteUrl: string },
): Required<Pick<Mail, 'subject' | 'text' | 'html' | 'stopUrl'>> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).backInStock
  const subject = texts.subject(name, brand)
  const link = new URL(url, siteUrl).href
  const own = new URL('/account/bin', siteUrl).href
  const stopUrl = new URL(stop, siteUrl).href
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.text(name)}</p>
    <p><a href="${link}">${texts.look}</a></p>
    <p>${texts.once} <a href="${own}">${texts.others}</a></p>
    <p><a href="${stopUrl}">${texts.stop}</a></p>`
  return {
    subject,
    text: `${texts.heading}\n\n${texts.text(name)}\n\n${texts.look}: ${link}\n\n${texts.once} ${texts.others}: ${own}\n\n${texts.stop}: ${stopUrl}\n\n${brand}`,
    html: mailFrame(look, subject, body),
    stopUrl,
  }
}

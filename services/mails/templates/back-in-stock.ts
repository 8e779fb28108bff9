import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** Builds the back-in-stock email, with the product, a link to it, and an unsubscribe link. */
export function backInStockMail(
  { name, url, stop }: { name: string; url: string; stop: string },
  look: SiteMailBranding,
): Required<Pick<Mail, 'subject' | 'text' | 'html' | 'stopUrl'>> {
  const { brand } = look
  const texts = mailTextsIn(look.locale).backInStock
  const subject = texts.subject(name, brand)
  const link = pageLink(look, url)
  const own = pageLink(look, '/account/bin')
  const stopUrl = pageLink(look, stop)
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

import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import type { MailedQuote } from '#services/quotes/mail-steps.ts'
import { html, mailFrame } from '../../layout.ts'
import { mailTexts } from '../../texts.ts'

export type QuoteStep = 'requested' | 'message' | 'reminder' | 'cancelled'
type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>
interface Sender {
  brand: string
  siteUrl: string
}

/** Builds the email to the customer about a step of their quote. */
export function quoteStepMail(
  step: QuoteStep,
  quote: MailedQuote,
  { brand, siteUrl, reason }: Sender & { reason: string },
): Content {
  const texts = mailTexts.quotes
  const link = new URL(`/account/custom-quoting/${quote.listId}`, siteUrl).href
  const look = { text: texts.look, link }
  return contentOf(brand, texts.subject[step](quote.number, brand), texts.heading[step], {
    lines: linesOf(step, quote, { brand, reason }),
    look,
  })
}

function linesOf(step: QuoteStep, quote: MailedQuote, { brand, reason }: { brand: string; reason: string }): string[] {
  const { text, reason: reasonText } = mailTexts.quotes
  const { site, validUntil, sent } = quote
  const about = nameOf(quote)
  switch (step) {
    case 'requested':
      return [text.requested(about)]
    case 'cancelled':
      return [text.cancelled(about), reasonText(reason)]
    case 'message':
      return [text.message(sent?.agent ?? brand, about), ...(sent?.text ?? '').split('\n')]
    case 'reminder': {
      const [{ tag }] = siteSettings[site].locales
      const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(validUntil!)
      return [text.reminder(about, day)]
    }
  }
}

/** Returns the quote's title, or its number if the email, which may be a stranger's, is not confirmed. */
export function nameOf({ title, number, isConfirmed }: Pick<MailedQuote, 'title' | 'number' | 'isConfirmed'>): string {
  const { about } = mailTexts.quotes
  return isConfirmed ? about.title(title) : about.number(number)
}

/** Builds the email to the shop about a request or a message of the customer, who gets the reply. */
export function quoteShopMail(quote: MailedQuote, brand: string): Content {
  const { number, title, message, delivery, wantedOn, customer, sent } = quote
  const { shop } = mailTexts.quotes
  const { name, email } = customer
  const intro = [shop.from(name, email), shop.about(number, title)]
  const place = delivery.split('\n').join(', ')
  const lines = sent
    ? [...intro, ...sent.text.split('\n')]
    : [
        ...intro,
        ...message.split('\n').filter((line) => line !== ''),
        ...(place === '' ? [] : [shop.delivery(place)]),
        ...(wantedOn === null ? [] : [shop.wantedOn(wantedOn)]),
      ]
  const [subject, heading] = sent
    ? [shop.message(number, brand), shop.messageHeading]
    : [shop.request(number, brand), shop.requestHeading]
  return { ...contentOf(brand, subject, heading, { lines }), replyTo: email }
}

function contentOf(
  brand: string,
  subject: string,
  heading: string,
  { lines, look }: { lines: readonly string[]; look?: { text: string; link: string } },
): Content {
  const body = html`<h1>${heading}</h1>
    <p>${lines.map((line) => html`${line}<br />`)}</p>
    ${look ? html`<p><a href="${look.link}">${look.text}</a></p>` : ''}`
  const end = look ? [`${look.text}: ${look.link}`, '', brand] : [brand]
  return { subject, text: [heading, '', ...lines, '', ...end].join('\n'), html: mailFrame(brand, subject, body) }
}

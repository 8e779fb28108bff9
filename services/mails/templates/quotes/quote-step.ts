import type { Mail } from '#platform/mail/engine.ts'
import type { MailedQuote } from '#services/quotes/mail-steps.ts'
import { html, mailFrame, pageLink, type MailBranding, type SiteMailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'

export type QuoteStep = 'requested' | 'message' | 'reminder' | 'cancelled'
type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>

/** Builds the email to the customer about a step in their quote. */
export function quoteStepMail(
  step: QuoteStep,
  quote: MailedQuote,
  { reason, ...look }: SiteMailBranding & { reason: string },
): Content {
  const texts = mailTextsIn(look.locale).quotes
  const link = pageLink(look, `/account/custom-quoting/${quote.listId}`)
  return contentOf(look, texts.subject[step](quote.number, look.brand), texts.heading[step], {
    lines: linesOf(step, quote, { ...look, reason }),
    action: { text: texts.look, link },
  })
}

function linesOf(
  step: QuoteStep,
  quote: MailedQuote,
  { brand, locale, reason }: MailBranding & { reason: string },
): string[] {
  const { text, reason: reasonText } = mailTextsIn(locale).quotes
  const { validUntil, sent } = quote
  const about = displayedQuoteName(quote, locale)
  switch (step) {
    case 'requested':
      return [text.requested(about)]
    case 'cancelled':
      return [text.cancelled(about), reasonText(reason)]
    case 'message':
      return [text.message(sent?.agent ?? brand, about), ...(sent?.text ?? '').split('\n')]
    case 'reminder': {
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(validUntil!)
      return [text.reminder(about, day)]
    }
  }
}

/** Returns the quote's title, or only its number if the email address is unconfirmed and may belong to a stranger. */
export function displayedQuoteName(
  { title, number, isConfirmed }: Pick<MailedQuote, 'title' | 'number' | 'isConfirmed'>,
  locale: string,
): string {
  const { about } = mailTextsIn(locale).quotes
  return isConfirmed ? about.title(title) : about.number(number)
}

/** Builds the email to the store about a customer's request or message; replies go to the customer. */
export function quoteShopMail(quote: MailedQuote, look: MailBranding): Content {
  const { brand } = look
  const { number, title, message, delivery, wantedOn, customer, sent } = quote
  const { shop } = mailTextsIn(look.locale).quotes
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
  return { ...contentOf(look, subject, heading, { lines }), replyTo: email }
}

function contentOf(
  look: MailBranding,
  subject: string,
  heading: string,
  { lines, action }: { lines: readonly string[]; action?: { text: string; link: string } },
): Content {
  const body = html`<h1>${heading}</h1>
    <p>${lines.map((line) => html`${line}<br />`)}</p>
    ${action ? html`<p><a href="${action.link}">${action.text}</a></p>` : ''}`
  const end = action ? [`${action.text}: ${action.link}`, '', look.brand] : [look.brand]
  return { subject, text: [heading, '', ...lines, '', ...end].join('\n'), html: mailFrame(look, subject, body) }
}

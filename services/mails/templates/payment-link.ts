import { siteSettings, type Site } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** Amounts in minor units, times as Unix time in milliseconds. */
interface LinkMailData {
  site: Site
  number: string
  note: string
  expiresAt: number
  due: number
  paid: number
  link: string
}

type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>

/** Builds the email with a payment link: amount, expiry, and URL [PAY-004]. */
export function paymentLinkMail(
  { note, expiresAt, due, paid, ...link }: LinkMailData,
  look: MailBranding,
): MailContent {
  const { locale } = look
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)
  const texts = mailTextsIn(locale).paymentLink
  const text = texts.text(moneyIn(link.site, locale, due - paid), link.number, day)
  return mailContent(look, link.link, texts.subject(link.number, look.brand), [texts.heading, text, note], texts.look)
}

/** Builds the confirmation email for a payment through a link: amount paid and balance due [PAY-004]. */
export function linkPaidMail(
  { site, number, due, paid, link }: LinkMailData,
  amount: number,
  look: MailBranding,
): MailContent {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).paymentLinkPaid
  const paidText = texts.text(moneyIn(site, locale, amount), number)
  const rest = due > paid ? texts.rest(moneyIn(site, locale, due - paid)) : texts.nothingLeft
  return mailContent(look, link, texts.subject(number, brand), [texts.heading, paidText, rest], texts.look)
}

/** Builds the email about the refund of a payment through a link [PAY-004]. */
export function linkRefundMail(
  { site, number, link }: LinkMailData,
  { amount, to }: { amount: number; to: 'gift card' | 'card' | 'paypal' },
  look: MailBranding,
): MailContent {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).paymentLinkRefunded
  const ways = { 'gift card': texts.toGiftCard, card: texts.toCard, paypal: texts.toPayPal }
  const lines = [texts.heading, texts.text(moneyIn(site, locale, amount), number), ways[to]]
  return mailContent(look, link, texts.subject(number, brand), lines, texts.look)
}

function moneyIn(site: Site, locale: string, amount: number): string {
  const { currency } = siteSettings[site]
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
}

function mailContent(
  look: MailBranding,
  link: string,
  subject: string,
  lines: readonly string[],
  action: string,
): MailContent {
  const [heading = '', ...rest] = lines
  const paragraphs = rest.filter((line) => line !== '')
  const body = html`<h1>${heading}</h1>
    ${paragraphs.map((line) => html`<p>${line}</p>`)}
    <p><a href="${link}">${action}</a></p>`
  return {
    subject,
    text: [heading, ...paragraphs, `${action}: ${link}`, look.brand].join('\n\n'),
    html: mailFrame(look, subject, body),
  }
}

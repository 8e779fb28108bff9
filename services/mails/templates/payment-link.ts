import { siteSettings, type Site } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame } from '../layout.ts'
import { mailTexts } from '../texts.ts'

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

/** Builds the email with a payment link: amount, expiry and URL [PAY-004]. */
export function paymentLinkMail({ note, expiresAt, due, paid, ...link }: LinkMailData, brand: string): MailContent {
  const { tag } = siteSettings[link.site].locales[0]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)
  const texts = mailTexts.paymentLink
  const text = texts.text(moneyIn(link.site, due - paid), link.number, day)
  return mailContent(brand, link.link, texts.subject(link.number, brand), [texts.heading, text, note], texts.look)
}

/** Builds the confirmation email for a payment-link payment: amount paid and balance due [PAY-004]. */
export function linkPaidMail(
  { site, number, due, paid, link }: LinkMailData,
  amount: number,
  brand: string,
): MailContent {
  const texts = mailTexts.paymentLinkPaid
  const paidText = texts.text(moneyIn(site, amount), number)
  const rest = due > paid ? texts.rest(moneyIn(site, due - paid)) : texts.nothingLeft
  return mailContent(brand, link, texts.subject(number, brand), [texts.heading, paidText, rest], texts.look)
}

/** Builds the email about the refund of a payment-link payment [PAY-004]. */
export function linkRefundMail(
  { site, number, link }: LinkMailData,
  { amount, to }: { amount: number; to: 'gift card' | 'card' | 'paypal' },
  brand: string,
): MailContent {
  const texts = mailTexts.paymentLinkRefunded
  const ways = { 'gift card': texts.toGiftCard, card: texts.toCard, paypal: texts.toPayPal }
  const lines = [texts.heading, texts.text(moneyIn(site, amount), number), ways[to]]
  return mailContent(brand, link, texts.subject(number, brand), lines, texts.look)
}

function moneyIn(site: Site, amount: number): string {
  const { currency, locales } = siteSettings[site]
  return new Intl.NumberFormat(locales[0].tag, { style: 'currency', currency }).format(amount / 100)
}

function mailContent(
  brand: string,
  link: string,
  subject: string,
  lines: readonly string[],
  look: string,
): MailContent {
  const [heading = '', ...rest] = lines
  const paragraphs = rest.filter((line) => line !== '')
  const body = html`<h1>${heading}</h1>
    ${paragraphs.map((line) => html`<p>${line}</p>`)}
    <p><a href="${link}">${look}</a></p>`
  return {
    subject,
    text: [heading, ...paragraphs, `${look}: ${link}`, brand].join('\n\n'),
    html: mailFrame(brand, subject, body),
  }
}

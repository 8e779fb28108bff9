import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, pageLink, type SiteMailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** `on` is the date of the next charge; `amount` is in minor units. */
interface ProgramMailData {
  site: Site
  name: string
  subscriptionId: string
  on: IsoDate | null
  amount: Minor | null
  reason?: string
}

/** Builds the email about a renewal: announced, paid, declined with a retry, or suspended. */
export function programMail(
  kind: 'reminder' | 'renewed' | 'refused' | 'suspended',
  { site, name, subscriptionId, on, amount, reason }: ProgramMailData,
  look: SiteMailBranding,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale: tag } = look
  const { currency } = siteSettings[site]
  const money = amount === null ? '' : new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 100)
  const day =
    on === null ? '' : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(on))
  const { cardMissing, look: lookText, ...others } = mailTextsIn(tag).program
  const texts =
    (kind === 'refused' || kind === 'suspended') && reason === 'card_missing' ? cardMissing[kind] : others[kind]
  const subject = texts.subject(name, brand)
  const text = texts.text(name, money, day)
  const link = pageLink(look, `/account/programming/${subscriptionId}`)
  const body = html`<h1>${texts.heading}</h1>
    <p>${text}</p>
    <p><a href="${link}">${lookText}</a></p>`
  return {
    subject,
    text: `${texts.heading}\n\n${text}\n\n${lookText}: ${link}\n\n${brand}`,
    html: mailFrame(look, subject, body),
  }
}

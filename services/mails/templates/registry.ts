import { siteSettings, type Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame } from '../layout.ts'
import { mailTexts } from '../texts.ts'

const texts = mailTexts.registry

interface MailedRegistry {
  id: string
  site: Site
  title: string
  isSurprise: boolean
  eventDate: IsoDate
}

/** Builds the email about a registry purchase, without buyer and items, which may be a surprise [REGISTRY-403]. */
export function registryMail(
  { id, site, title, isSurprise, eventDate }: MailedRegistry,
  { brand, siteUrl }: { brand: string; siteUrl: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const tag = siteSettings[site].locales[0].tag
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(eventDate))
  // The title is part of the subject, where a line break would start another header.
  const name = title.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  const subject = texts.subject(name, brand)
  const link = new URL(`/account/registry/${id}`, siteUrl).href
  const who = isSurprise ? texts.surprise(day) : texts.open
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.text(name)}</p>
    <p>${who}</p>
    <p><a href="${link}">${texts.look}</a></p>`
  return {
    subject,
    text: `${texts.heading}\n\n${texts.text(name)}\n${who}\n\n${texts.look}: ${link}\n\n${brand}`,
    html: mailFrame(brand, subject, body),
  }
}

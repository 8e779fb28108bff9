import { siteSettings, type Site } from '#domain/sites.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { Mail } from '#platform/mail/engine.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

interface Ticket {
  site: Site
  name: string
  email: string
  /** The message text, or the file name for a file. */
  text: string
  fileLink: string | null
}
type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'>

/** Builds the email that sends a ticket to the support address; replies go to the shopper. */
export function chatTicketMail({ site, name, email, text, fileLink }: Ticket, look: MailBranding): Content {
  const { brand } = look
  const texts = mailTextsIn(look.locale).chat
  const subject = texts.ticketSubject(name, brand)
  const from = texts.ticketFrom(name, email, siteSettings[site].title)
  const body = html`<h1>${texts.ticketHeading}</h1>
    <p>${from}</p>
    <p style="white-space:pre-wrap">${linked(text, fileLink)}</p>
    <p>${texts.unverified}</p>`
  return {
    subject,
    text: [texts.ticketHeading, from, plainLinked(text, fileLink), texts.unverified, brand].join('\n\n'),
    html: mailFrame(look, subject, body),
    replyTo: email,
  }
}

interface Answer {
  agent: string
  /** The message text, or the file name for a file. */
  text: string
  fileLink: string | null
}

/**
 * Builds the email with an agent's answer. It does not quote the ticket, because the shopper's address is not verified.
 */
export function chatAnswerMail(
  { agent, text, fileLink }: Answer,
  { link, replyTo, ...look }: MailBranding & { link: string; replyTo: string },
): Content {
  const { brand } = look
  const texts = mailTextsIn(look.locale).chat
  const subject = texts.answerSubject(brand)
  const from = texts.answerFrom(agent, brand)
  const body = html`<h1>${texts.answerHeading}</h1>
    <p style="white-space:pre-wrap">${linked(text, fileLink)}</p>
    <p>${from}</p>
    <p>${texts.notYou} <a href="${link}">${texts.contact}</a></p>`
  return {
    subject,
    text: [texts.answerHeading, plainLinked(text, fileLink), from, `${texts.notYou} ${texts.contact}: ${link}`].join(
      '\n\n',
    ),
    html: mailFrame(look, subject, body),
    replyTo,
  }
}

interface SentMessage {
  agent: string | null
  text: string
  /** ISO 8601. */
  createdAt: string
}

/** Builds a chat transcript, with times in the site's time zone. */
export function chatTranscriptMail(
  { site, messages }: { site: Site; messages: readonly SentMessage[] },
  { link, replyTo, ...look }: MailBranding & { link: string; replyTo: string },
): Content {
  const { brand } = look
  const texts = mailTextsIn(look.locale).chat
  const subject = texts.transcriptSubject(brand)
  const time = new Intl.DateTimeFormat(look.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: siteTimeZones[site],
  })
  const lines = messages.map(({ agent, text, createdAt }) => ({
    by: `${agent ?? texts.you}, ${time.format(new Date(createdAt)).replaceAll(/[\u2009\u202f]/g, ' ')}`,
    text,
  }))
  const body = html`<h1>${texts.transcriptHeading}</h1>
    ${lines.map(
      ({ by, text }) => html`<p><strong>${by}</strong><br /><span style="white-space:pre-wrap">${text}</span></p>`,
    )}
    <p>${texts.notYou} <a href="${link}">${texts.contact}</a></p>`
  return {
    subject,
    text: [
      texts.transcriptHeading,
      ...lines.map(({ by, text }) => `${by}:\n${text}`),
      `${texts.notYou} ${texts.contact}: ${link}`,
    ].join('\n\n'),
    html: mailFrame(look, subject, body),
    replyTo,
  }
}

function linked(text: string, link: string | null) {
  return link === null ? text : html`<a href="${link}">${text}</a>`
}

function plainLinked(text: string, link: string | null): string {
  return link === null ? text : `${text}: ${link}`
}

import type { Site } from '#domain/sites.ts'
import { readMailedEntry } from '#services/forms/steps.ts'
import { readerLink } from '#services/newsletters/steps.ts'
import { accountLinkUrl, type MailedLink } from '#services/passwords/steps.ts'
import { exportPath } from '#services/privacy/steps.ts'
import { readSwitchedOffMail } from '#services/webhooks/steps.ts'
import { html, mailFrame, pageLink, staffMailBranding, type MailBranding } from './layout.ts'
import { emailAddressMail } from './templates/account/email.ts'
import { passwordMail } from './templates/account/password.ts'
import { privacyMail } from './templates/account/privacy.ts'
import { verificationMail } from './templates/account/verification.ts'
import { formEntryMail, formReceiptMail } from './templates/form-entry.ts'
import { newsletterLinkMail } from './templates/newsletters/newsletter-link.ts'
import { webhookOffMail } from './templates/staff/webhook-off.ts'
import { mailTextsIn } from './texts/mail-texts.ts'
import type { MailContent, Writer } from './writer.ts'

/** Writes an email with a link to confirm or change newsletters. */
export const writeNewsletter: Writer = ({ secret, lookOf }, template, data, to) => {
  const site = data['site'] as Site
  const look = lookOf(site)
  const link = readerLink(secret, look.siteUrl, site, to)
  return newsletterLinkMail(template === 'newsletter-confirm' ? 'confirm' : 'own', { ...look, link })
}

/** Writes an email with the decision about a customer's verification. */
export const writeVerification: Writer = ({ lookOf }, template, data) => {
  const { site, reason } = data as { site: Site; reason: string | null }
  const state = template === 'verification-verified' ? 'verified' : 'rejected'
  const look = lookOf(site)
  const link = pageLink(look, state === 'verified' ? '' : '/account/about-me')
  return verificationMail({ state, reason }, { ...look, link })
}

/** Writes an email about the export or deletion of a customer's data. */
export const writePrivacy: Writer = ({ siteUrl, secret, lookOf }, template, data) => {
  const site = data['site'] as Site
  const look = lookOf(site)
  switch (template) {
    case 'privacy-export': {
      // The link is a download, so its URL contains no locale.
      const link = new URL(exportPath(secret, String(data['exportId'])), siteUrl(site)).href
      return privacyMail({ kind: 'export', link }, look)
    }
    case 'privacy-deletion': {
      const link = pageLink(look, '/account/settings#your-data')
      return privacyMail({ kind: 'deletion', link, dueAt: Number(data['dueAt']) }, look)
    }
    case 'privacy-deleted':
      return privacyMail({ kind: 'deleted' }, look)
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

/** Writes an email with a link that confirms an email address, or a notice about an account's email or passkeys. */
export const writeEmailConfirmation: Writer = ({ secret, lookOf }, template, data) => {
  const { site, ...link } = data as unknown as { site: Site } & MailedLink
  const look = lookOf(site)
  return emailAddressMail(template, {
    ...look,
    linkOf: (purpose) => accountLinkUrl(secret, look.siteUrl, purpose, link),
  })
}

/** Writes an email with a link that sets a password or logs in, or a notice that the password was changed. */
export const writePasswordEmail: Writer = ({ secret, lookOf }, template, data) => {
  const { site, ...link } = data as unknown as { site: Site } & Parameters<typeof accountLinkUrl>[3]
  const look = lookOf(site)
  const addressOf = (purpose: 'reset' | 'login') => accountLinkUrl(secret, look.siteUrl, purpose, link)
  const texts = mailTextsIn(look.locale)
  if (template === 'password-reset') return passwordMail(texts.passwordReset, { ...look, link: addressOf('reset') })
  if (template === 'login-link') return passwordMail(texts.loginLink, { ...look, link: addressOf('login') })
  return passwordMail(texts.passwordChanged, { ...look, link: pageLink(look, '/login/forgot') })
}

/** Writes emails that need no link. */
export const writeNotice: Writer = async ({ db, brand, backOfficeUrl, lookOf }, template, data, to) => {
  const site = data['site'] as Site | undefined
  switch (template) {
    case 'form-entry': {
      const entry = await readMailedEntry(db, String(data['entryId']))
      return entry && formEntryMail(entry, staffMailBranding(brand))
    }
    case 'form-receipt': {
      const entry = await readMailedEntry(db, String(data['entryId']))
      return entry && formReceiptMail(entry, lookOf(entry.site))
    }
    case 'webhook-off': {
      const id = String(data['id'])
      const endpoint = await readSwitchedOffMail(db, id, Number(data['version']), to)
      if (!endpoint) return undefined
      const { url, description, reason } = endpoint
      // Only the host is shown, because the full URL may contain a secret.
      const { host } = new URL(url)
      const link = `${backOfficeUrl}/settings/webhooks/${id}`
      return webhookOffMail({ name: description || host, host, reason }, { ...staffMailBranding(brand), link })
    }
    case 'account-exists':
      return plain(lookOf(site ?? 'USA'))
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

function plain(look: MailBranding): MailContent {
  const { brand } = look
  const texts = mailTextsIn(look.locale).accountExists
  const subject = texts.subject(brand)
  const body = html`<h1>${texts.heading}</h1>
    <p>${texts.text}</p>`
  return { subject, text: `${texts.heading}\n\n${texts.text}\n\n${brand}`, html: mailFrame(look, subject, body) }
}

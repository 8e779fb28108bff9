import type { Mail } from '#platform/mail/engine.ts'
import { emailTexts } from './email-texts.ts'
import { passwordMail } from './password.ts'

interface EmailMail {
  brand: string
  siteUrl: string
  /** Returns the address of a link that confirms an email; only some of these mails contain one. */
  linkOf: (purpose: 'email' | 'confirm') => string
}

/** Writes an email about the address of an account: links that confirm it, and notices of its change. */
export function emailMail(
  template: string,
  { brand, siteUrl, linkOf }: EmailMail,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const page = (path: string) => new URL(path, siteUrl).href
  switch (template) {
    case 'email-change':
      return passwordMail(emailTexts.change, { brand, link: linkOf('email') })
    case 'email-change-notice':
      return passwordMail(emailTexts.changeNotice, { brand, link: page('/login/forgot') })
    case 'email-changed':
      return passwordMail(emailTexts.changed, { brand, link: page('/contact') })
    case 'passkey-added':
      return passwordMail(emailTexts.passkeyAdded, { brand, link: page('/account/settings') })
    case 'email-welcome':
      return passwordMail(emailTexts.welcome, { brand, link: linkOf('confirm') })
    case 'email-confirm':
      return passwordMail(emailTexts.confirm, { brand, link: linkOf('confirm') })
    case 'email-taken':
      return passwordMail(emailTexts.taken, { brand, link: page('/login') })
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

import type { Mail } from '#platform/mail/engine.ts'
import { pageLink, type SiteMailBranding } from '../../layout.ts'
import { mailTextsIn } from '../../texts/mail-texts.ts'
import { passwordMail } from './password.ts'

interface EmailMail extends SiteMailBranding {
  /** Returns a URL that confirms an email address; only some of the emails contain one. */
  linkOf: (purpose: 'email' | 'confirm') => string
}

/** Writes an email about an account's email address: a confirmation link or a change notice. */
export function emailAddressMail(
  template: string,
  { linkOf, ...look }: EmailMail,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const page = (path: string) => pageLink(look, path)
  const texts = mailTextsIn(look.locale).email
  switch (template) {
    case 'email-change':
      return passwordMail(texts.change, { ...look, link: linkOf('email') })
    case 'email-change-notice':
      return passwordMail(texts.changeNotice, { ...look, link: page('/login/forgot') })
    case 'email-changed':
      return passwordMail(texts.changed, { ...look, link: page('/contact') })
    case 'passkey-added':
      return passwordMail(texts.passkeyAdded, { ...look, link: page('/account/settings') })
    case 'email-welcome':
      return passwordMail(texts.welcome, { ...look, link: linkOf('confirm') })
    case 'email-confirm':
      return passwordMail(texts.confirm, { ...look, link: linkOf('confirm') })
    case 'email-taken':
      return passwordMail(texts.taken, { ...look, link: page('/login') })
    default:
      throw new Error(`Unknown email template: ${template}`)
  }
}

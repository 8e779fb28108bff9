import { accountMails as germanAccount } from './account/de.ts'
import { accountMails } from './account/en.ts'
import { orderMails as germanOrders } from './orders/de.ts'
import { orderMails } from './orders/en.ts'

const en = { ...accountMails, ...orderMails }
export type MailTexts = typeof en

const byLanguage: Readonly<Record<string, MailTexts>> = { en, de: { ...germanAccount, ...germanOrders } }

/** Returns the texts of emails in the language of a locale, or in English. */
export function mailTextsIn(locale: string): MailTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}

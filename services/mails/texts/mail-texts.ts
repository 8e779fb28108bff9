import { accountMails as germanAccount } from './account/de.ts'
import { accountMails } from './account/en.ts'
import { accountMails as spanishAccount } from './account/es.ts'
import { accountMails as frenchAccount } from './account/fr.ts'
import { accountMails as dutchAccount } from './account/nl.ts'
import { orderMails as germanOrders } from './orders/de.ts'
import { orderMails } from './orders/en.ts'
import { orderMails as spanishOrders } from './orders/es.ts'
import { orderMails as frenchOrders } from './orders/fr.ts'
import { orderMails as dutchOrders } from './orders/nl.ts'

const en = { ...accountMails, ...orderMails }
export type MailTexts = typeof en

const byLanguage: Readonly<Record<string, MailTexts>> = {
  en,
  de: { ...germanAccount, ...germanOrders },
  es: { ...spanishAccount, ...spanishOrders },
  fr: { ...frenchAccount, ...frenchOrders },
  nl: { ...dutchAccount, ...dutchOrders },
}

/** Returns the texts for emails in the language of a locale, or in English. */
export function mailTextsIn(locale: string): MailTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}

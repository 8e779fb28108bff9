import { invoiceTexts as de } from './de.ts'
import { invoiceTexts as en, type InvoiceTexts } from './en.ts'

export type { InvoiceTexts }

const byLanguage: Readonly<Record<string, InvoiceTexts>> = { en, de }

/** Returns the texts of invoices in the language of a locale, or in English. */
export function invoiceTextsIn(locale: string): InvoiceTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}

import { invoiceTexts as de } from './de.ts'
import { invoiceTexts as en, type InvoiceTexts } from './en.ts'
import { invoiceTexts as es } from './es.ts'
import { invoiceTexts as fr } from './fr.ts'
import { invoiceTexts as nl } from './nl.ts'

export type { InvoiceTexts }

const byLanguage: Readonly<Record<string, InvoiceTexts>> = { en, de, es, fr, nl }

/** Returns the invoice texts in the locale's language, or in English. */
export function invoiceTextsIn(locale: string): InvoiceTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}

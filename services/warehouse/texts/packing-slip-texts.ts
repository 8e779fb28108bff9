import { packingSlipTexts as de } from './de.ts'
import { packingSlipTexts as en, type PackingSlipTexts } from './en.ts'
import { packingSlipTexts as es } from './es.ts'
import { packingSlipTexts as fr } from './fr.ts'
import { packingSlipTexts as nl } from './nl.ts'

export type { PackingSlipTexts }

const byLanguage: Readonly<Record<string, PackingSlipTexts>> = { en, de, es, fr, nl }

/** Returns the packing slip texts in the locale's language, or in English. */
export function packingSlipTextsIn(locale: string): PackingSlipTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}

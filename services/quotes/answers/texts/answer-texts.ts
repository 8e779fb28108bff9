import { answerTexts as de } from './de.ts'
import { answerTexts as en, type AnswerTexts } from './en.ts'
import { answerTexts as es } from './es.ts'
import { answerTexts as fr } from './fr.ts'
import { answerTexts as nl } from './nl.ts'

export type { AnswerTexts }

const byLanguage: Readonly<Record<string, AnswerTexts>> = { en, de, es, fr, nl }

/** Returns the texts for printed quotes in the locale's language, or in English. */
export function answerTextsIn(locale: string): AnswerTexts {
  return byLanguage[locale.split('-')[0]!] ?? en
}

import { isDamaged } from '../../import/cells/decode.ts'
import { normalizeHandle } from '../../import/cells/handle.ts'
import type { RowResult } from '../../import/columns.ts'
import { unescapeFormula } from '../../export/csv-line.ts'
import { textLimits } from '../../texts/product-texts.ts'
import {
  translatedFields,
  translatedLanguages,
  type TranslatedField,
  type TranslatedLanguage,
} from '../translate-texts.ts'
import { fileFieldNames, productRow, translationColumns } from './translation-columns.ts'

/** A translated text in a file. */
export interface TranslationRow {
  row: number
  handle: string
  language: TranslatedLanguage
  field: TranslatedField
  text: string
}
interface TranslationFile {
  rows: TranslationRow[]
  /** Refused rows, and a note for each kind of row that is not imported. */
  fates: RowResult[]
}

type Cells = Record<keyof typeof translationColumns, string>

/** Returns true if the header belongs to a translation file. */
export function isTranslationFile(header: readonly string[]): boolean {
  const { handle, field, locale, text } = translationColumns
  return [handle, field, locale, text].every((name) => header.some((each) => each.trim() === name))
}

/** Reads the translated texts of products from a file. An empty cell leaves the stored translation unchanged. */
export function readTranslationFile([header = [], ...body]: readonly (readonly string[])[]): TranslationFile {
  const places = Object.entries(translationColumns).map(([key, name]): [string, number] => [
    key,
    header.findIndex((each) => each.trim() === name),
  ])
  const cellsOf = (line: readonly string[]) =>
    Object.fromEntries(places.map(([key, place]) => [key, unescapeFormula((line[place] ?? '').trim())])) as Cells
  // Other programs add this column, because Shopify's own identifier is a product number that is specific to one store.
  const handlePlace = header.findIndex((each) => each.trim() === 'Handle')
  const rows: TranslationRow[] = []
  const fates: RowResult[] = []
  const others = new Map<string, { row: number; count: number }>()
  const seen = new Set<string>()
  const refuse = (row: number, { handle }: Cells, column: keyof Cells, why: string, suggestion: string) =>
    fates.push({ row, handle, outcome: 'refused', column: translationColumns[column], why, suggestion })

  for (const [index, line] of body.entries()) {
    const row = index + 2
    const read = cellsOf(line)
    const handle = normalizeHandle(unescapeFormula((line[handlePlace] ?? '').trim()) || read.handle)
    const cells = { ...read, handle }
    if (line.every((cell) => cell.trim() === '')) continue
    const field = translatedFields.find((each) => fileFieldNames[each] === cells.field)
    const isProduct = cells.type === '' || cells.type.toUpperCase() === productRow
    if (!isProduct || field === undefined) {
      const kind = isProduct ? cells.field : `${cells.type} ${cells.field}`
      const known = others.get(kind) ?? { row, count: 0 }
      others.set(kind, { ...known, count: known.count + 1 })
      continue
    }
    if (line.some(isDamaged)) {
      const why = 'The row contains characters that were lost in another program, such as \uFFFD.'
      refuse(row, cells, 'text', why, 'Export the file again as CSV UTF-8.')
      continue
    }
    const language = translatedLanguages.find((each) => each === cells.locale.toLowerCase().split(/[-_]/)[0])
    if (language === undefined) {
      const suggestion = `Enter ${translatedLanguages.join(', ')}.`
      refuse(row, cells, 'locale', `${cells.locale || 'An empty cell'} is not a translation language.`, suggestion)
      continue
    }
    if (cells.market !== '') {
      refuse(row, cells, 'market', 'A translation applies to all markets.', 'Leave the market empty.')
      continue
    }
    if (cells.text === '') continue
    if (cells.text.length > textLimits[field]) {
      const why = `The text has more than ${textLimits[field]} characters.`
      refuse(row, cells, 'text', why, 'Shorten it.')
      continue
    }
    const key = JSON.stringify([cells.handle, language, field])
    if (seen.has(key)) {
      const why = `The file has ${cells.field} of this product in ${language} more than once.`
      refuse(row, cells, 'field', why, 'Remove one of the rows.')
      continue
    }
    seen.add(key)
    rows.push({ row, handle: cells.handle, language, field, text: cells.text })
  }
  for (const [kind, { row, count }] of others) {
    const why = `${count} ${count === 1 ? 'row' : 'rows'} of this type ${count === 1 ? 'is' : 'are'} not imported.`
    fates.push({ row, handle: '', outcome: 'note', column: kind, why, suggestion: '' })
  }
  return { rows, fates }
}

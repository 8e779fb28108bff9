import type { RowResult } from '#domain/catalog/import/columns.ts'
import {
  readTranslationFile,
  type TranslationRow,
} from '#domain/catalog/translations/transfer/read-translation-file.ts'
import { fileFieldNames, translationColumns } from '#domain/catalog/translations/transfer/translation-columns.ts'
import {
  emptyTranslation,
  type TranslatedLanguage,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import type { Database } from '#platform/database.ts'
import { sanitizeDescription } from '../../products/sanitize-description.ts'
import { readTranslations } from '../repository.ts'
import { saveTranslation } from '../save-translation.ts'
import { lockForTranslation, readIdsByHandle } from './transfer-repository.ts'

interface ImportOptions {
  dryRun: boolean
  /** True to import nothing if a row is invalid. */
  strict: boolean
  onProgress: (part: number) => void
  report: (error: unknown) => void
}
export interface TranslationReport {
  fates: RowResult[]
  /** Number of texts that change. */
  imported: number
  unchanged: number
  refused: number
  isRefused: boolean
}
/** One product's rows in one language. */
interface Group {
  handle: string
  language: TranslatedLanguage
  rows: TranslationRow[]
}
interface KnownGroup extends Group {
  id: number
}

const atOnce = 200
const maxShown = 60

/**
 * Imports translated texts from a file with a header line. A product's texts in a language are imported together. A dry
 * run reports the changes and stores nothing.
 */
export async function importTranslations(
  db: Database,
  lines: readonly (readonly string[])[],
  { dryRun, strict, onProgress, report }: ImportOptions,
): Promise<TranslationReport> {
  const { rows, fates } = readTranslationFile(lines)
  const groups = groupRows(rows)
  const known: KnownGroup[] = []
  for (let from = 0; from < groups.length; from += atOnce) {
    const some = groups.slice(from, from + atOnce)
    const ids = await readIdsByHandle(
      db,
      some.map(({ handle }) => handle),
    )
    for (const group of some) {
      const id = ids.get(group.handle)
      if (id === undefined) fates.push(...unknownProduct(group))
      else known.push({ ...group, id })
    }
  }
  const isRefused = strict && fates.some(({ outcome }) => outcome === 'refused')
  for (let from = 0; from < known.length && !isRefused; from += atOnce) {
    const some = known.slice(from, from + atOnce)
    const stored = await readStored(db, some)
    for (const [index, group] of some.entries()) {
      onProgress((from + index) / known.length)
      try {
        fates.push(...(await importGroup(db, group, stored(group), dryRun)))
      } catch (error) {
        report(error)
        fates.push(...refusals(group, 'The texts could not be stored.', 'Import the file again.'))
      }
    }
  }
  const countOf = (outcome: RowResult['outcome']) => fates.filter((each) => each.outcome === outcome).length
  const counts = { imported: countOf('imported'), unchanged: countOf('unchanged'), refused: countOf('refused') }
  return { fates: fates.toSorted((a, b) => a.row - b.row), ...counts, isRefused }
}

function groupRows(rows: readonly TranslationRow[]): Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const { handle, language } = row
    const key = `${language} ${handle}`
    const group = groups.get(key) ?? { handle, language, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Reads the stored texts for these groups. */
async function readStored(db: Database, groups: readonly KnownGroup[]) {
  const byLanguage = new Map<TranslatedLanguage, ReadonlyMap<number, Translation>>()
  for (const [language, some] of Map.groupBy(groups, (group) => group.language)) {
    const ids = some.map(({ id }) => id)
    byLanguage.set(language, await readTranslations(db, language, ids))
  }
  return ({ id, language }: KnownGroup): Translation => byLanguage.get(language)?.get(id) ?? emptyTranslation
}

/** Compares a group with the stored texts, and stores it unless it is a dry run. Returns the result of each row. */
async function importGroup(
  db: Database,
  { id, language, rows }: KnownGroup,
  stored: Translation,
  dryRun: boolean,
): Promise<RowResult[]> {
  const changed = rows.filter((row) => isChanged(stored, row))
  if (changed.length > 0 && !dryRun)
    await db.transaction(async (tx) => {
      if (!(await lockForTranslation(tx, id))) throw new Error(`The product ${id} does not exist anymore`)
      const current = (await readTranslations(tx, language, [id])).get(id) ?? emptyTranslation
      const texts = Object.fromEntries(
        rows.filter((row) => isChanged(current, row)).map((row) => [row.field, row.text]),
      )
      await saveTranslation(tx, id, language, { ...current, ...texts })
    })
  return rows.map((row): RowResult => {
    const isSame = !changed.includes(row)
    return {
      row: row.row,
      handle: row.handle,
      outcome: isSame ? 'unchanged' : 'imported',
      column: `${fileFieldNames[row.field]} (${language})`,
      why: isSame ? '' : `${shown(stored[row.field])} → ${shown(row.text)}`,
      suggestion: '',
    }
  })
}

/** Texts from the file are trimmed, and stored descriptions are sanitized. */
function isChanged(stored: Translation, { field, text }: TranslationRow): boolean {
  const wanted = field === 'description' ? sanitizeDescription(text) : text
  return stored[field].trim() !== wanted.trim()
}

const unknownProduct = (group: Group) =>
  refusals(
    group,
    `No product has the handle ${group.handle || '(empty)'}.`,
    'Enter a product handle, or add a Handle column.',
    'handle',
  )

function refusals(
  { rows }: Group,
  why: string,
  suggestion: string,
  column: keyof typeof translationColumns = 'text',
): RowResult[] {
  return rows.map(({ row, handle }) => ({
    row,
    handle,
    outcome: 'refused',
    column: translationColumns[column],
    why,
    suggestion,
  }))
}

/** Returns the beginning of a text as a single line. */
function shown(text: string): string {
  const line = text.slice(0, maxShown * 2).replaceAll(/\s+/g, ' ')
  if (line === '') return 'nothing'
  return line.length > maxShown ? `“${line.slice(0, maxShown)}…”` : `“${line}”`
}

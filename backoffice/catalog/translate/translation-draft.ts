import { mergeFields } from '#domain/catalog/texts/merge-fields.ts'
import {
  translatedFields,
  type TranslatedField,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'

/** An edit of a translation. `read` contains the stored texts that the edit started from. */
interface TranslationDraft {
  read: Translation
  edited: Translation
}

/** Returns the texts that saving would change, trimmed. */
export function changedTexts({ read, edited }: TranslationDraft): Partial<Translation> {
  const changed = translatedFields.filter((field) => edited[field].trim() !== read[field].trim())
  return Object.fromEntries(changed.map((field) => [field, edited[field].trim()]))
}

/**
 * Rebases a draft onto a newer stored translation. Texts that the draft does not change take the stored version.
 * Conflicting texts retain the draft's version, which the next save writes.
 */
export function rebaseTranslation(draft: TranslationDraft, stored: Translation): TranslationDraft {
  const { merged, conflicts } = mergeFields(translatedFields, stored, draft)
  const own = Object.fromEntries(conflicts.map((field) => [field, draft.edited[field]]))
  return { read: stored, edited: { ...merged, ...own } }
}

/** Returns the texts that the server rejected, such as `fact` for `edited.fact`. */
export function rejectedTexts(invalid: readonly string[]): TranslatedField[] {
  return translatedFields.filter((field) => invalid.includes(`edited.${field}`))
}

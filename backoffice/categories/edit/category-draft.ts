import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isSameValue } from '#domain/catalog/texts/same-value.ts'
import { mergeFields } from '#domain/catalog/texts/merge-fields.ts'
import { translatedLanguages, type TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import type { Category } from '../category-types.ts'

type CategoryBody = CallInput<Store, 'PUT /svc_admin/categories/{id}'>['body']
interface CategoryTexts {
  name: string
  text: string
}
/** The editable fields of a category. A language without a translation has empty texts. */
export type CategoryFields = CategoryTexts &
  Readonly<Record<TranslatedLanguage, CategoryTexts>> & {
    picture: Category['picture']
    /** Attribute codes of the filters, in display order. */
    facets: readonly string[]
  }
/** An edit of a category. `read` contains the stored fields that the edit started from. */
interface CategoryDraft {
  read: CategoryFields
  edited: CategoryFields
  /** Version of `read`. */
  version: number
}

const fieldNames = ['name', 'text', 'picture', 'facets', ...translatedLanguages] as const

/** Returns a draft without edits. */
export function draftOf(category: Category): CategoryDraft {
  const { name, text, picture, facets, translations, version } = category
  const untranslated: CategoryTexts = { name: '', text: '' }
  const { de = untranslated, es = untranslated, fr = untranslated, nl = untranslated } = translations
  const read = { name, text, picture, facets, de, es, fr, nl }
  return { read, edited: read, version }
}

/** Returns the request body, with trimmed texts and without empty translations. */
export function bodyOf(fields: CategoryFields): CategoryBody {
  const translated = translatedLanguages.flatMap((language): [TranslatedLanguage, CategoryTexts][] => {
    const { name, text } = trimmed(fields[language])
    return name === '' && text === '' ? [] : [[language, { name, text }]]
  })
  return {
    ...trimmed(fields),
    picture: fields.picture?.base ?? null,
    facets: [...fields.facets],
    translations: Object.fromEntries(translated),
  }
}

function trimmed({ name, text }: CategoryTexts): CategoryTexts {
  return { name: name.trim(), text: text.trim() }
}

/** Returns true if saving would change the category. */
export function isChanged({ read, edited }: CategoryDraft): boolean {
  return !isSameValue(bodyOf(read), bodyOf(edited))
}

/** Returns the texts without a name: the English ones, or a translation that has a text only. */
export function unnamed({ edited }: CategoryDraft): ('en' | TranslatedLanguage)[] {
  const isUnnamed = (language: TranslatedLanguage) => {
    const { name, text } = trimmed(edited[language])
    return name === '' && text !== ''
  }
  return [...(edited.name.trim() === '' ? (['en'] as const) : []), ...translatedLanguages.filter(isUnnamed)]
}

/**
 * Rebases a draft onto a newer stored category. Fields that the draft does not change take the stored value. Changed
 * fields retain the draft's value, which the next save writes.
 */
export function rebaseDraft({ read, edited }: CategoryDraft, stored: Category): CategoryDraft {
  const next = draftOf(stored)
  const { merged, conflicts } = mergeFields(fieldNames, next.read, { read, edited })
  const own = Object.fromEntries(conflicts.map((name) => [name, edited[name]]))
  return { ...next, edited: { ...merged, ...own } }
}

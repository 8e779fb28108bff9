import { useState } from 'react'
import { translatedLanguages, type TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Category } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { bodyOf, draftOf, isChanged, rebaseDraft, unnamed, type CategoryFields } from './category-draft.ts'

export type CategoryForm = ReturnType<typeof useCategoryForm>

/** Holds a draft of a category and saves it. `onSaved` runs after a save. */
export function useCategoryForm(category: Category, onSaved: () => void) {
  const [draft, setDraft] = useState(() => draftOf(category))
  const [isChecked, setChecked] = useState(false)
  const [language, setLanguage] = useState<TranslatedLanguage>(translatedLanguages[0])
  const incomplete = unnamed(draft)
  const submission = useSubmit({
    send: async (key) => {
      const sent = draft.edited
      const input = { params: { id: String(category.id) }, body: bodyOf(sent), version: draft.version, key }
      const stored = await call('PUT /svc_admin/categories/{id}', input)
      // Edits made during the call stay.
      setDraft((now) => rebaseDraft({ ...now, read: sent }, stored))
    },
    entries: draft,
    done: texts.page.saved,
    onDone: () => {
      setChecked(false)
      onSaved()
    },
  })
  const { problem, details } = submission
  const startFrom = (next: typeof draft) => {
    setDraft(next)
    setChecked(false)
    submission.dismiss()
  }
  const current = problem?.code === 'version_conflict' ? (details['current'] as Category) : null
  return {
    edited: draft.edited,
    /** The stored fields that the draft started from. */
    read: draft.read,
    isDirty: isChanged(draft),
    submission,
    incomplete,
    marked: isChecked ? incomplete : [],
    language,
    setLanguage,
    check: () => {
      setChecked(true)
      const [first] = incomplete
      if (first !== undefined && first !== 'en') setLanguage(first)
    },
    change: (part: Partial<CategoryFields>) =>
      setDraft((before) => ({ ...before, edited: { ...before.edited, ...part } })),
    discard: () => startFrom({ ...draft, edited: draft.read }),
    /** Set if another person has saved the category since it was loaded. */
    conflict: current && {
      load: () => startFrom(draftOf(current)),
      keep: () => startFrom(rebaseDraft(draft, current)),
    },
  }
}

import { useState } from 'react'
import {
  translationProgress,
  type TranslatedField,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { ProductTranslation, TranslationParams } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { changedTexts, rebaseTranslation, rejectedTexts } from './translation-draft.ts'

/**
 * Holds a draft of a product's translation and saves it. `pageTexts` are the page's English texts. After the product is
 * reloaded, they are a new object and replace the English texts that were loaded with the translation.
 */
export function useTranslationForm(params: TranslationParams, loaded: ProductTranslation, pageTexts: Translation) {
  const [read, setRead] = useState({ english: loaded.english, during: pageTexts })
  const english = read.during === pageTexts ? read.english : pageTexts
  const [draft, setDraft] = useState({ read: loaded.texts, edited: loaded.texts })
  const [conflicts, setConflicts] = useState<readonly TranslatedField[]>([])
  const startFrom = (stored: Translation) => {
    setDraft({ read: stored, edited: stored })
    setConflicts([])
  }
  const changes = changedTexts(draft)
  const submission = useSubmit({
    send: async (key) => {
      const body = { read: draft.read, edited: changes }
      try {
        return await call('PUT /svc_admin/products/{id}/translations/{language}', { params, body, key })
      } catch (error) {
        const fields = conflictsOf(error)
        if (fields.length > 0) {
          const path = 'GET /svc_admin/products/{id}/translations/{language}'
          const stored = await call(path, { params }, { isFresh: true })
          setDraft(rebaseTranslation(draft, stored.texts))
          setConflicts(fields)
        }
        throw error
      }
    },
    done: texts.translate.saved(texts.translate.languages[params.language]),
    onDone: (saved) => {
      setRead({ english: saved.english, during: pageTexts })
      startFrom(saved.texts)
    },
  })
  return {
    english,
    edited: draft.edited,
    conflicts,
    submission,
    progress: translationProgress(english, draft.edited),
    isDirty: Object.keys(changes).length > 0,
    marked: rejectedTexts(submission.invalid),
    change: (changed: Partial<Translation>) => setDraft({ ...draft, edited: { ...draft.edited, ...changed } }),
    discard: () => {
      startFrom(draft.read)
      submission.dismiss()
    },
  }
}

function conflictsOf(error: unknown): TranslatedField[] {
  if (!isRefusalError(error) || error.code !== 'texts_changed') return []
  return (error.details as { fields: TranslatedField[] }).fields
}

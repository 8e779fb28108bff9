import { useState } from 'react'
import type { ProductTexts, TextField } from '#domain/catalog/texts/product-texts.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { changesOf, incompleteFields, rebaseDraft, rejectedFields } from './texts-draft.ts'

/** Holds a draft of a product's texts and saves it. `onDone` runs after a save. */
export function useTextsForm(product: Product, onDone: () => void) {
  const params = { id: String(product.id) }
  const [draft, setDraft] = useState({ read: product.texts, edited: product.texts })
  const [conflicts, setConflicts] = useState<readonly TextField[]>([])
  const [isChecked, setChecked] = useState(false)
  const startFrom = (stored: ProductTexts) => {
    setDraft({ read: stored, edited: stored })
    setConflicts([])
    setChecked(false)
  }
  const changes = changesOf(draft)
  const submission = useSubmit({
    send: async (key) => {
      const body = { read: draft.read, edited: changes }
      try {
        return await call('PUT /svc_admin/products/{id}/texts', { params, body, key })
      } catch (error) {
        const fields = conflictsOf(error)
        if (fields.length > 0) {
          const stored = await call('GET /svc_admin/products/{id}', { params }, { isFresh: true })
          setDraft(rebaseDraft(draft, stored.texts))
          setConflicts(fields)
        }
        throw error
      }
    },
    done: texts.editTexts.saved,
    onDone: (saved) => {
      startFrom(saved.texts)
      onDone()
    },
  })
  const incomplete = incompleteFields(changes)
  return {
    edited: draft.edited,
    conflicts,
    submission,
    incomplete,
    isDirty: Object.keys(changes).length > 0,
    /** Fields to mark: incomplete fields after an attempt to save, and fields that the server rejected. */
    marked: [...(isChecked ? incomplete : []), ...rejectedFields(submission.invalid)],
    check: () => setChecked(true),
    change: (changed: Partial<ProductTexts>) => setDraft({ ...draft, edited: { ...draft.edited, ...changed } }),
    discard: () => {
      startFrom(draft.read)
      submission.dismiss()
    },
  }
}

function conflictsOf(error: unknown): TextField[] {
  if (!isRefusalError(error) || error.code !== 'texts_changed') return []
  return (error.details as { fields: TextField[] }).fields
}

import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isSameValue } from '#domain/catalog/texts/same-value.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../texts/en.ts'

/** Holds a draft of a product's categories and saves it. After a conflict, the draft has the stored categories. */
export function useProductCategories(productId: number, ids: readonly number[], onDone: () => void) {
  const [draft, setDraft] = useState({ read: ids, edited: ids })
  const submission = useSubmit({
    send: async (key) => {
      const body = { read: [...draft.read], categories: [...draft.edited] }
      const input = { params: { id: String(productId) }, body, key }
      try {
        return await call('PUT /svc_admin/products/{id}/categories', input)
      } catch (error) {
        if (isRefusalError(error) && error.code === 'categories_changed') {
          const stored = error.details['categories'] as number[]
          setDraft({ read: stored, edited: stored })
        }
        throw error
      }
    },
    entries: draft,
    done: texts.product.saved,
    onDone,
  })
  return {
    edited: draft.edited,
    isDirty: !isSameValue(draft.read, draft.edited),
    submission,
    change: (edited: readonly number[]) => {
      submission.dismiss()
      setDraft((before) => ({ ...before, edited }))
    },
  }
}

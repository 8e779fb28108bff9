import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { redirectedPathText } from '../search/redirected-path.ts'
import { texts } from '../texts/en.ts'
import { checkDraft, refusedField, initialDraft, type NewDraft, type NewField } from './new-draft.ts'

const t = texts.create

/** Returns the new product form's entries, their errors, and the function that creates the product. */
export function useNewProduct(sites: readonly Site[], onDone: (product: Product) => void) {
  const [initial] = useState(() => initialDraft(sites))
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const { wrong, body } = checkDraft(draft)
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/products', { body, key }),
    done: t.done,
    onDone,
  })
  const { details } = submission
  const refusals: Readonly<Record<string, string>> = {
    ...t.refusals,
    sku_taken: t.skuTaken(String(details['sku'])),
    path_redirected: redirectedPathText(details),
  }
  const code = submission.problem?.code
  return {
    draft,
    submission,
    wrong,
    refusals,
    isDirty: draft !== initial,
    check: () => setChecked(true),
    change: (part: Partial<NewDraft>) => {
      if (submission.problem) submission.dismiss()
      setDraft((before) => ({ ...before, ...part }))
    },
    errorOf: (field: NewField) => {
      if (isChecked && wrong.includes(field)) return t.wrong[field]
      return code !== undefined && refusedField(code) === field ? refusals[code] : undefined
    },
  }
}

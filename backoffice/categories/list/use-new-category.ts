import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { redirectedPathText } from '../../catalog/search/redirected-path.ts'
import { texts } from '../texts/en.ts'
import {
  checkNewCategory,
  emptyCategory,
  fieldOfRefusal,
  type NewCategoryDraft,
  type NewCategoryField,
} from './new-category-draft.ts'

/** Returns the new category form's entries, their errors, and the function that creates the category. */
export function useNewCategory(onDone: () => void) {
  const [draft, setDraft] = useState(emptyCategory)
  const [isChecked, setChecked] = useState(false)
  const { wrong, body } = checkNewCategory(draft)
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/categories', { body, key }),
    entries: draft,
    done: texts.add.done,
    onDone,
  })
  const { details } = submission
  const refusals: Readonly<Record<string, string>> = {
    ...texts.refusals,
    path_redirected: redirectedPathText(details),
    too_many_categories: texts.tooMany(String(details['max'])),
  }
  const code = submission.problem?.code
  return {
    draft,
    submission,
    wrong,
    refusals,
    isDirty: draft !== emptyCategory,
    check: () => setChecked(true),
    change: (part: Partial<NewCategoryDraft>) => {
      if (submission.problem) submission.dismiss()
      setDraft((before) => ({ ...before, ...part }))
    },
    errorOf: (field: NewCategoryField) => {
      if (isChecked && wrong.includes(field)) return texts.add.wrong[field]
      return code !== undefined && fieldOfRefusal(code) === field ? refusals[code] : undefined
    },
  }
}

import type { NewDraft, NewField } from './new-draft.ts'

export interface DraftFieldProps {
  draft: NewDraft
  change: (part: Partial<NewDraft>) => void
  /** Returns a field's error message, if any. */
  errorOf: (field: NewField) => string | undefined
}

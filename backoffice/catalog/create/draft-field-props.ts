import type { NewDraft, NewField } from './new-draft.ts'

export interface DraftFieldProps {
  draft: NewDraft
  change: (part: Partial<NewDraft>) => void
  /** Returns the message for a field to mark. */
  errorOf: (field: NewField) => string | undefined
}

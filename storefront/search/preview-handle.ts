import type { KeyboardEvent } from 'react'

/** The search field's control of its preview. */
export interface PreviewHandle {
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  submit: () => void
}

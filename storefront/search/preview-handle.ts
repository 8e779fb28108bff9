import type { KeyboardEvent } from 'react'

/** What the search field does in its preview. */
export interface PreviewHandle {
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  submit: () => void
}

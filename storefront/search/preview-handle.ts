import type { KeyboardEvent } from 'react'

/** The search box's interface to its preview. */
export interface PreviewHandle {
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  submit: () => void
}

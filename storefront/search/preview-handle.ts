import type { KeyboardEvent } from 'react'

/** The functions with which the search box controls its preview. */
export interface PreviewHandle {
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  submit: () => void
}

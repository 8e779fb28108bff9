import type { KeyboardEvent } from 'react'

/** Functions through which the search box controls its preview. */
export interface PreviewHandle {
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  submit: () => void
}

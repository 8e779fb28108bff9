import { useEffect } from 'react'
import type { Submission } from './use-submit.ts'

interface SavedForm {
  isDirty: boolean
  saving: Submission
}

/** Saves a form with unsaved changes on Ctrl+S or Cmd+S. */
export function useSaveKeys({ isDirty, saving }: SavedForm): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (isDirty) saving.submit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isDirty, saving])
}

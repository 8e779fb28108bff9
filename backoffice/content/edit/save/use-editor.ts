import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSubmit, type Submission } from '#backoffice/kit/form/use-submit.ts'
import { contentToSave, type Draft } from '../blocks/document.ts'
import { redoEdit, undoEdit, withChange, type EditHistory } from '../blocks/edit-history.ts'
import type { Props } from '../blocks/field.ts'
import { blockProblems, type BlockProblem } from '../blocks/problems.ts'
import { texts } from '../../texts/en.ts'

interface EditorInput {
  site: Site
  handle: string
  draft: Draft
  /** The stored document. Saving changes only its `content`. */
  document: Props
  /** Number of the newest version; 0 for a new page. */
  latest: number
}

/** The document being edited, and functions for changing and saving it. */
export interface Editor {
  draft: Draft
  isDirty: boolean
  canUndo: boolean
  canRedo: boolean
  /**
   * `field` is the edited field. Consecutive changes to a field are undone together. Null makes the change a separate
   * undo step.
   */
  change: (draft: Draft, field: string | null) => void
  undo: () => void
  redo: () => void
  problems: readonly BlockProblem[]
  saving: Submission
  /** Number of the last saved version. */
  saved: number
  /** Number of a version that another editor has saved since, or null. */
  conflict: number | null
  /** Bases the next save on the conflicting version, so that the save replaces it. */
  overtake: () => void
  /** Saves any changes and returns the number of the last saved version. */
  save: (key: string) => Promise<number>
}

/** Holds a draft with its history, and saves it as the next version. */
export function useEditor({ site, handle, draft, document, latest }: EditorInput): Editor {
  const [history, setHistory] = useState<EditHistory>({ past: [], present: draft, future: [], field: null })
  const [stored, setStored] = useState({ draft, number: latest })
  const [problems, setProblems] = useState<readonly BlockProblem[]>([])
  const [conflict, setConflict] = useState<number | null>(null)
  const [basedOn, setBasedOn] = useState(latest)
  const { present } = history
  const isDirty = present !== stored.draft

  const save = async (key: string) => {
    if (!isDirty) return stored.number
    const { title, description, blocks } = present
    const body = { title, description, document: { ...document, content: contentToSave(blocks) }, basedOn }
    try {
      const call = callsOf(site)
      const params = { site, handle }
      const { number } = await call('POST /svc_content/pages/{site}/{handle}/versions', { params, body, key })
      setStored({ draft: present, number })
      setBasedOn(number)
      setProblems([])
      return number
    } catch (error) {
      setProblems(blockProblems(error, blocks))
      if (isRefusalError(error) && error.code === 'version_conflict') setConflict(Number(error.details['latest']))
      throw error
    }
  }
  const saving = useSubmit({ send: save, done: texts.editor.saved })
  return {
    draft: present,
    isDirty,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next, field) => setHistory((before) => withChange(before, next, field)),
    undo: () => setHistory(undoEdit),
    redo: () => setHistory(redoEdit),
    problems,
    saving,
    saved: stored.number,
    conflict,
    overtake: () => {
      if (conflict !== null) setBasedOn(conflict)
      setConflict(null)
    },
    save,
  }
}

import type { Draft } from './document.ts'

/** A draft with its past and undone states. */
export interface EditHistory {
  past: readonly Draft[]
  present: Draft
  future: readonly Draft[]
  /** Field of the last change. Consecutive changes to the same field are undone together. */
  field: string | null
}

const maxSteps = 100

/** Returns the history after a change. Consecutive changes to the same field are a single undo step. */
export function withChange(history: EditHistory, present: Draft, field: string | null): EditHistory {
  const { past, present: before } = history
  if (field !== null && field === history.field) return { ...history, present, future: [] }
  return { past: [...past, before].slice(-maxSteps), present, future: [], field }
}

export function undoEdit(history: EditHistory): EditHistory {
  const { past, present, future } = history
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], field: null } : history
}

export function redoEdit(history: EditHistory): EditHistory {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: next, future: rest, field: null } : history
}

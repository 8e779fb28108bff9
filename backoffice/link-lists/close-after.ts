import type { Submission } from '../kit/form/use-submit.ts'

/** Functions that close a dialog: `onClose` as it is, `onDone` after a reload of the lists. */
export interface CloseHandlers {
  onClose: () => void
  onDone: () => void
}

/** Refusals that show that the loaded list or its categories are outdated. */
const outdated = ['version_conflict', 'label_missing']

/** Returns the function that closes a dialog. After a conflict, it reloads the outdated lists. */
export function closeAfter({ problem }: Pick<Submission, 'problem'>, { onClose, onDone }: CloseHandlers): () => void {
  return problem && outdated.includes(problem.code) ? onDone : onClose
}

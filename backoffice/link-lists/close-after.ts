import type { Submission } from '../kit/form/use-submit.ts'

/** How a dialog closes: without a reload of the lists, or with one. */
export interface Closing {
  onClose: () => void
  onDone: () => void
}

/** Refusals after which the loaded list or its categories are outdated. */
const outdated = ['version_conflict', 'label_missing']

/** Returns the function that closes a dialog. After a conflict, it reloads the outdated lists. */
export function closeAfter({ problem }: Pick<Submission, 'problem'>, { onClose, onDone }: Closing): () => void {
  return problem && outdated.includes(problem.code) ? onDone : onClose
}

import type { Submission } from '../kit/form/use-submit.ts'

/** How a dialog closes: without a reload of the lists, or with one. */
export interface Closing {
  onClose: () => void
  onDone: () => void
}

/** Returns the function that closes a dialog. After a conflict, it reloads the lists, because the loaded one is outdated. */
export function closeAfter({ problem }: Pick<Submission, 'problem'>, { onClose, onDone }: Closing): () => void {
  return problem?.code === 'version_conflict' ? onDone : onClose
}

import type { Transaction } from '#platform/database.ts'
import { findRemovedPicture } from '#services/media/steps.ts'

/**
 * Returns the problem on a page with a picture that was removed from the store, including the block that shows it, or
 * undefined.
 */
export async function removedPictureProblem(
  tx: Transaction,
  document: { content: readonly unknown[] },
): Promise<string | undefined> {
  const base = await findRemovedPicture(tx, document)
  if (base === undefined) return undefined
  const block = document.content.findIndex((each) => JSON.stringify(each).includes(`"${base}"`))
  const place = block < 0 ? 'document' : `content.${block}`
  return `${place}: the picture ${base} doesn’t exist anymore`
}

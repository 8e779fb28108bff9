import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { texts } from '../texts/batch.ts'

/** Returns the message for a PDF that the server refused because of some of its orders, or null for other problems. */
export function printProblem(error: unknown): string | null {
  if (!isRefusalError(error) || error.code !== 'not_printable') return null
  const { orderIds } = error.details as { orderIds: string[] }
  return texts.print.tooLarge(orderIds)
}

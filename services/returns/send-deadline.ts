import { returnDeadline } from '#domain/returns/deadline.ts'
import type { ReturnRow } from './repository.ts'

/**
 * Returns the deadline for sending a return, in epoch milliseconds. The period starts on approval, which may be late.
 */
export function sendDeadline({ createdAt, approvedAt }: Pick<ReturnRow, 'createdAt' | 'approvedAt'>): number {
  return returnDeadline(Date.parse(approvedAt ?? createdAt))
}

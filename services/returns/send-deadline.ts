import { returnDeadline } from '#domain/returns/deadline.ts'
import type { ReturnRow } from './repository.ts'

/** Returns the last moment to send a return, in epoch milliseconds. The days start at the approval, which may be late. */
export function sendDeadline({ createdAt, approvedAt }: Pick<ReturnRow, 'createdAt' | 'approvedAt'>): number {
  return returnDeadline(Date.parse(approvedAt ?? createdAt))
}

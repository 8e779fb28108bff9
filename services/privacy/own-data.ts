import { deleteStoredReplies } from '#services/call/idempotency.ts'
import type { PersonalData } from './data-steps.ts'

/** Stored responses and privacy requests, which are deleted together with the account. */
export const ownData: PersonalData = {
  tables: ['write_once', 'privacy_export', 'privacy_deletion'],
  read: async () => ({}),
  forget: (tx, { id }, guests) => deleteStoredReplies(tx, id, guests),
}

import type { audit } from '#contract/audit.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { lockForUndo, publishUndoneChange, undoPriceMove, undoRedirects } from './after-undo.ts'
import { readChanges, undoChange } from './repository.ts'

type Entry = Reply<typeof audit, 'GET /svc_admin/audit'>['entries'][number]

export const auditHandlers: Handlers<typeof audit, { db: Database }> = {
  async 'GET /svc_admin/audit'({ query }, { db }) {
    const entries = new Map<string, Entry>()
    let next: string | null = null
    for (const { requestId, at, staffId, staffName, ip, call, site, last, ...change } of await readChanges(db, query)) {
      const entry = entries.get(requestId) ?? { requestId, at, staffId, staffName, ip, call, site, changes: [] }
      entry.changes.push(change)
      entries.set(requestId, entry)
      next = last
    }
    return { entries: [...entries.values()], next: entries.size < query.limit ? null : next }
  },
  async 'POST /svc_admin/audit/{id}/undo'({ params, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      if (!(await lockForUndo(tx, params.id, staff))) throw refuse('changed_since')
      const outcome = await undoChange(tx, params.id).catch((error: unknown) => {
        // Another row already uses a value that must be unique, such as a SKU, or refers to the row, such as a product to its
        // category.
        throw violatesConstraint(error) ? refuse('changed_since') : error
      })
      if (outcome === 'not_found') throw refuse('change_not_found')
      if (outcome !== 'undone') throw refuse(outcome)
      if (!(await undoPriceMove(tx, params.id))) throw refuse('changed_since')
      if (!(await undoRedirects(tx, params.id))) throw refuse('changed_since')
      if (!(await publishUndoneChange(tx, params.id))) throw refuse('changed_since')
    })
    return null
  },
}

const constraintErrors: readonly unknown[] = ['23505', '23503']

function violatesConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && constraintErrors.includes(error.code)
}

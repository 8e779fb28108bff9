import type { Reply } from '#contract/kernel/call.ts'
import type { privacy } from '#contract/privacy.ts'
import { maxExportsPerDay } from '#domain/privacy/terms.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { readChargedPrograms } from '#services/programs/privacy-steps.ts'
import { checkOwnPassword, type OwnPasswordDeps } from '#services/passwords/own-steps.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { cancelDeletion, logPrivacyRequest, readDeletion, readExports } from './repository.ts'
import { requestDeletion, requestExport } from './requests/requests.ts'

type Wire = Reply<typeof privacy, 'GET /svc_customer/privacy'>

export const privacyHandlers: Handlers<typeof privacy, OwnPasswordDeps> = {
  async 'GET /svc_customer/privacy'({ scope, now }, { db }) {
    return wirePrivacy(db, scope.customerId!, now)
  },

  async 'POST /svc_customer/privacy/export'(received, { db }) {
    const { site, scope, now, refuse } = received
    const customerId = scope.customerId!
    return writeOnce<Wire>(db, received, async (tx) => {
      const problem = await requestExport(tx, { customerId, site, now })
      if (problem === 'export_running') throw refuse('export_running')
      if (problem === 'export_limit') throw refuse('export_limit', { max: maxExportsPerDay })
      return wirePrivacy(tx, customerId, now)
    })
  },

  async 'POST /svc_customer/privacy/deletion'(received, deps) {
    const { db } = deps
    const { site, scope, body, now, refuse } = received
    const customerId = scope.customerId!
    const stored = await storedReply<Wire>(db, received)
    if (stored) return stored
    const password = await checkOwnPassword(received, body.password, deps)
    if (!password.isRight && password.seconds > 0) throw refuse('login_delayed', { seconds: password.seconds })
    if (!password.isRight) throw refuse('wrong_password')
    const programs = await readChargedPrograms(db, customerId)
    if (programs.length > 0) throw refuse('program_active', { programs })
    return writeOnce<Wire>(db, received, async (tx) => {
      await requestDeletion(tx, { customerId, site, now, email: password.email })
      return wirePrivacy(tx, customerId, now)
    })
  },

  async 'DELETE /svc_customer/privacy/deletion'({ scope, now }, { db }) {
    const customerId = scope.customerId!
    return db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      if (await cancelDeletion(tx, customerId)) await logPrivacyRequest(tx, customerId, 'deletion', 'cancelled', now)
      return wirePrivacy(tx, customerId, now)
    })
  },
}

async function wirePrivacy(db: QueryRunner, customerId: number, now: number): Promise<Wire> {
  const [latest] = await readExports(db, customerId)
  const deletion = await readDeletion(db, customerId)
  const iso = (at: number) => new Date(at).toISOString()
  const isOver = !latest || (latest.expiresAt !== null && latest.expiresAt <= now)
  return {
    export: isOver
      ? null
      : {
          state: latest.expiresAt === null ? 'pending' : 'ready',
          requestedAt: iso(latest.requestedAt),
          expiresAt: latest.expiresAt === null ? null : iso(latest.expiresAt),
        },
    deletion: deletion ? { requestedAt: iso(deletion.requestedAt), dueAt: iso(deletion.dueAt) } : null,
  }
}

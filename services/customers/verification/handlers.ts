import type { Reply } from '#contract/kernel/call.ts'
import type { verification } from '#contract/verification.ts'
import { groupAfterVerification, maxProofsPerDay } from '#domain/customers/verification.ts'
import type { Database } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { prepareFile } from '#services/chat/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { lockCustomer, setCustomerGroup, readCustomer } from '#services/sessions/steps.ts'
import {
  countProofs,
  lockVerification,
  readLatestVerification,
  readPendingVerifications,
  readProof,
  storeDecision,
  storeProof,
  type VerificationRow,
} from './repository.ts'

type Wire = Reply<typeof verification, 'GET /svc_customer/verification'>
const dayMs = 86_400_000

export const verificationHandlers: Handlers<typeof verification, { db: Database }> = {
  async 'GET /svc_customer/verification'({ scope }, { db }) {
    return wireVerification(await readLatestVerification(db, scope.customerId!))
  },

  async 'POST /svc_customer/verification'(received, { db }) {
    const { site, scope, body, now, refuse } = received
    const customerId = scope.customerId!
    const stored = await storedReply<Wire>(db, received)
    if (stored) return stored
    const file = await prepareFile(body.name, Buffer.from(body.file, 'base64'))
    if (typeof file === 'string') throw refuse(file)
    if (file.type === 'text/plain') throw refuse('file_type')
    return writeOnce<Wire>(db, received, async (tx) => {
      await lockCustomer(tx, customerId)
      const latest = await readLatestVerification(tx, customerId)
      if (latest && latest.state !== 'rejected') throw refuse('verification_exists')
      if ((await countProofs(tx, customerId, now - dayMs)) >= maxProofsPerDay)
        throw refuse('verification_limit', { max: maxProofsPerDay })
      await storeProof(tx, { ...file, customerId, site, kind: body.kind, locale: currentLocale() ?? null, now })
      return { state: 'pending', kind: body.kind, reason: null }
    })
  },

  async 'GET /svc_customer/verifications'(_, { db }) {
    return { verifications: await readPendingVerifications(db) }
  },

  async 'GET /svc_customer/verifications/{id}/proof'({ params, refuse }, { db }) {
    const proof = await readProof(db, params.id)
    if (!proof) throw refuse('verification_not_found')
    return { name: proof.name, type: proof.type, base64: proof.bytes.toString('base64') }
  },

  // No idempotency key, because staff have no scope for it; repeating a decision changes nothing.
  async 'PUT /svc_customer/verifications/{id}'({ params, body, now, refuse }, { db }) {
    const { state } = body
    if (state === 'rejected' && body.reason === '') throw refuse('reason_required')
    const reason = state === 'rejected' ? body.reason : null
    return db.transaction(async (tx) => {
      const found = await lockVerification(tx, params.id)
      if (!found) throw refuse('verification_not_found')
      if (found.state === state) return wireVerification(found)
      if (found.state !== 'pending') throw refuse('already_decided')
      await storeDecision(tx, found.id, { state, reason, now })
      await lockCustomer(tx, found.customerId)
      const { email, groupId } = (await readCustomer(tx, found.customerId))!
      if (state === 'verified') await setCustomerGroup(tx, found.customerId, groupAfterVerification(groupId))
      await afterCommit(tx, 'mail_send', {
        template: `verification-${state}`,
        to: email,
        data: { site: found.site, reason },
        key: `verification-${found.id}`,
        locale: found.locale,
      })
      return wireVerification({ ...found, state, reason })
    })
  },
}

function wireVerification(row: VerificationRow | undefined): Wire {
  return row ? { state: row.state, kind: row.kind, reason: row.reason } : { state: 'none', kind: null, reason: null }
}

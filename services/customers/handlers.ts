import type { Reply } from '#contract/kernel/call.ts'
import type { customers } from '#contract/customers.ts'
import { profileProblems } from '#domain/customers/profile.ts'
import { knownSegments } from '#domain/customers/segments.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { lockCustomer, readCustomer, updateNames, updateSegments } from '#services/sessions/steps.ts'
import { omitUndefined } from './omit-undefined.ts'
import { readGroups, readProfile, writeGroup, writeProfile } from './repository.ts'
import { chosenSegment, wireCustomer } from './wire-customer.ts'

type Updated = Reply<typeof customers, 'PATCH /svc_customer/customer/'>

export const customerHandlers: Handlers<typeof customers, { db: Database }> = {
  async 'GET /svc_customer/customer'({ site, scope }, { db }) {
    return wireCustomer(db, site, scope.customerId!)
  },

  async 'PATCH /svc_customer/customer/'(received, { db }) {
    const { site, scope, body, now, refuse } = received
    const id = scope.customerId!
    return writeOnce<Updated>(db, received, async (tx) => {
      await lockCustomer(tx, id)
      const [customer, profile] = await Promise.all([readCustomer(tx, id), readProfile(tx, id)])
      const fields = profileProblems(body, customer!.segments, new Date(now).toISOString().slice(0, 10))
      if (fields.length > 0) throw refuse('invalid_customer', { fields })
      const { firstname, lastname, telephone, btwb, ...others } = body
      await updateNames(tx, id, { ...customer!, ...omitUndefined({ firstname, lastname, telephone }) })
      await writeProfile(tx, id, { ...profile, ...omitUndefined({ ...others, trackerAccount: btwb }) })
      return wireCustomer(tx, site, id)
    })
  },

  async 'PUT /svc_customer/customer/segments'(received, { db }) {
    const { scope, body, refuse } = received
    const id = scope.customerId!
    const segments = knownSegments(body.segments)
    if (!segments) throw refuse('segment_not_found')
    return writeOnce(db, received, async (tx) => {
      await lockCustomer(tx, id)
      await updateSegments(tx, id, segments)
      const { primarySegment } = await readProfile(tx, id)
      return { segments, primarySegment: chosenSegment(primarySegment, segments) }
    })
  },

  async 'GET /svc_customer/groups'(_, { db }) {
    return { groups: await readGroups(db) }
  },

  async 'PUT /svc_customer/groups/{id}'({ params, body, refuse }, { db }) {
    const group = { ...params, ...body }
    await db.transaction(async (tx) => {
      const others = (await readGroups(tx)).filter(({ id }) => id !== group.id)
      if (others.some(({ code }) => code === group.code)) throw refuse('code_in_use')
      await writeGroup(tx, group)
    })
    return group
  },
}

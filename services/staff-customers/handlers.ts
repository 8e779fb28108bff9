import { randomBytes } from 'node:crypto'
import type { staffCustomers } from '#contract/staff-customers.ts'
import { maxExportsPerDay } from '#domain/privacy/terms.ts'
import type { Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database } from '#platform/database.ts'
import { omitUndefined, readGroups } from '#services/customers/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { cancelDeletion, logPrivacyRequest, requestDeletion, requestExport } from '#services/privacy/steps.ts'
import { readChargedPrograms } from '#services/programs/privacy-steps.ts'
import {
  endAllSessions,
  endDelay,
  lockCustomer,
  setCustomerGroup,
  readCustomer,
  updateNames,
} from '#services/sessions/steps.ts'
import { listCustomers } from './list-repository.ts'
import { addNote, removeNote } from './notes-repository.ts'
import { wireProfile, type Profile } from './wire-profile.ts'

/** Shorter search texts would match nearly every customer. */
const minSearchLength = 3

export const staffCustomerHandlers: Handlers<typeof staffCustomers, { db: Database }> = {
  async 'GET /svc_admin/customers'({ query: { q, group, before, limit }, staff }, { db }) {
    const text = q.length < minSearchLength ? '' : q
    const request = { sites: staff.sites, text, groupId: group ?? null, before: before ?? null, limit }
    const customers = await listCustomers(db, request)
    return { customers, next: customers.length < limit ? null : String(customers.at(-1)!.id) }
  },

  async 'GET /svc_admin/customers/{id}'({ params, staff, now, refuse }, { db }) {
    const profile = await wireProfile(db, { id: params.id, sites: staff.sites, now })
    if (!profile) throw refuse('customer_not_found')
    return profile
  },

  async 'PATCH /svc_admin/customers/{id}'(received, { db }) {
    const { params, body, refuse } = received
    const { groupId, ...names } = body
    if (groupId !== undefined && !(await readGroups(db)).some(({ id }) => id === groupId))
      throw refuse('group_not_found')
    return changed(db, received, async (tx, customer) => {
      await updateNames(tx, params.id, { ...customer, ...omitUndefined(names) })
      if (groupId !== undefined) await setCustomerGroup(tx, params.id, groupId)
    })
  },

  async 'POST /svc_admin/customers/{id}/notes'(received, { db }) {
    const { params, body, staff, key, now } = received
    return changed(db, received, async (tx) => {
      const { text } = body
      await addNote(tx, { ...byStaff(staff), customerId: params.id, kind: 'note', text, requestKey: key, now })
    })
  },

  async 'DELETE /svc_admin/customers/{id}/notes/{noteId}'(received, { db }) {
    const { params, refuse } = received
    return changed(db, received, async (tx) => {
      if (!(await removeNote(tx, params.id, params.noteId))) throw refuse('note_not_found')
    })
  },

  async 'POST /svc_admin/customers/{id}/password-link'(received, { db }) {
    const { site, params, staff, key, now } = received
    return changed(db, received, async (tx, { email }) => {
      const note = { ...byStaff(staff), customerId: params.id, kind: 'password_link' as const, text: '' }
      if (!(await addNote(tx, { ...note, requestKey: key, now }))) return
      const nonce = randomBytes(32).toString('base64url')
      await afterCommit(tx, 'account_link', { email, site, purpose: 'reset', nonce, redirect: null })
    })
  },

  async 'POST /svc_admin/customers/{id}/unlock'(received, { db }) {
    const { params, staff, key, now } = received
    return changed(db, received, async (tx, { email }) => {
      const note = { ...byStaff(staff), customerId: params.id, kind: 'unlock' as const, text: '' }
      if (await addNote(tx, { ...note, requestKey: key, now })) await endDelay(tx, email)
    })
  },

  async 'POST /svc_admin/customers/{id}/end-sessions'(received, { db }) {
    return changed(db, received, (tx) => endAllSessions(tx, received.params.id))
  },

  async 'POST /svc_admin/customers/{id}/export'(received, { db }) {
    const { site, params, now, refuse } = received
    return changed(db, received, async (tx) => {
      const problem = await requestExport(tx, { customerId: params.id, site, now })
      if (problem === 'export_running') throw refuse('export_running')
      if (problem === 'export_limit') throw refuse('export_limit', { max: maxExportsPerDay })
    })
  },

  async 'POST /svc_admin/customers/{id}/deletion'(received, { db }) {
    const { site, params, now, refuse } = received
    const programs = await readChargedPrograms(db, params.id)
    if (programs.length > 0) throw refuse('program_active', { programs })
    return changed(db, received, (tx, { email }) => requestDeletion(tx, { customerId: params.id, site, now, email }))
  },

  async 'DELETE /svc_admin/customers/{id}/deletion'(received, { db }) {
    const { params, now } = received
    return changed(db, received, async (tx) => {
      if (await cancelDeletion(tx, params.id)) await logPrivacyRequest(tx, params.id, 'deletion', 'cancelled', now)
    })
  },
}

type Customer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface Change {
  params: { id: number }
  staff: { sites: readonly Site[] }
  now: number
  refuse: (code: 'customer_not_found') => Error
}

/** Changes a locked customer and returns the profile after the change. */
async function changed(
  db: Database,
  { params: { id }, staff, now, refuse }: Change,
  change: (tx: Transaction, customer: Customer) => Promise<unknown>,
): Promise<Profile> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, id)
    const customer = await readCustomer(tx, id)
    if (!customer) throw refuse('customer_not_found')
    await change(tx, customer)
  })
  const profile = await wireProfile(db, { id, sites: staff.sites, now })
  if (!profile) throw refuse('customer_not_found')
  return profile
}

const byStaff = ({ id, name }: Pick<Staff, 'id' | 'name'>) => ({ staffId: id, staffName: name })

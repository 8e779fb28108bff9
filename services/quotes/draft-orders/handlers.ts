import type { Refuse, Version } from '#contract/kernel/call.ts'
import type { draftOrderRefusals, draftOrders } from '#contract/draft-orders.ts'
import { isDraftOrderOpen } from '#domain/quotes/draft-order.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import type { SettleDeps } from '#services/orders/placing-steps.ts'
import { endDraftOrderLink } from '#services/payment-links/draft-steps.ts'
import { computeDraft, type ComputedDraft, type DraftDeps, type EnteredDraft } from './compute-draft.ts'
import { computeSavedDraft, toEnteredDraft } from './compute-saved.ts'
import {
  changeDraftOrder,
  createDraftOrder,
  deleteDraftOrders,
  lockDraftOrder,
  readCreatedDraftOrder,
  readDraftOrder,
  searchDraftOrders,
  type DraftOrderRow,
  type DraftOrderValues,
} from './repository.ts'
import { sendDraftOrder } from './send.ts'
import { parseEnteredDraft, wireComputed, wireDraft, wireRow } from './wire.ts'

type DraftOrderDeps = DraftDeps & SettleDeps & { db: Database }

export const draftOrderHandlers: Handlers<typeof draftOrders, DraftOrderDeps> = {
  async 'GET /svc_list/draft-orders'({ site, query, now }, { db }) {
    const { drafts, total } = await searchDraftOrders(db, site, { ...query, state: query.state }, now)
    return { total, drafts: drafts.map(wireRow) }
  },

  async 'POST /svc_list/draft-orders/preview'({ site, body, now }, deps) {
    const { id, ...entry } = body
    const saved = id === undefined ? undefined : await readDraftOrder(deps.db, site, id, now)
    return wireComputed(
      site,
      await computeDraft(deps, site, parseEnteredDraft(entry), saved?.document.lines ?? [], now),
    )
  },

  // Staff calls have no session scope, so their idempotency keys are stored with the draft order.
  async 'POST /svc_list/draft-orders'(received, deps) {
    const { site, body, key, fingerprint, staff, now, refuse } = received
    const request = {
      requestKey: `new.${site}.${staff.id ?? `key ${staff.keyId ?? ''}`}.${key}`,
      requestFingerprint: fingerprint,
    }
    const before = await readCreatedDraftOrder(deps.db, site, request.requestKey, now)
    if (before) return view(deps, sameRequest(before.requestFingerprint, fingerprint, before), now)
    const computed = await computeDraft(deps, site, parseEnteredDraft(body), [], now)
    checkEntry(computed, refuse)
    return create(deps, { ...request, site, staff, ...valuesOf(body.email, computed) }, now)
  },

  async 'GET /svc_list/draft-orders/{id}'({ site, params, now, refuse }, deps) {
    const draft = await readDraftOrder(deps.db, site, params.id, now)
    if (!draft) throw refuse('draft_order_not_found')
    return view(deps, draft, now)
  },

  async 'PUT /svc_list/draft-orders/{id}'(received, deps) {
    const { site, params, body, key, fingerprint, now, refuse } = received
    const read = await readDraftOrder(deps.db, site, params.id, now)
    if (!read) throw refuse('draft_order_not_found')
    if (isChangeSaved(read, received)) return view(deps, read, now)
    const computed = await computeDraft(deps, site, parseEnteredDraft(body), read.document.lines, now)
    checkEntry(computed, refuse)
    const lock = async (tx: Transaction) => {
      const draft = await lockOpen(tx, received)
      if (!isChangeSaved(draft, received)) checkVersion(draft, received)
      return draft
    }
    await endExpiredLink(deps, read, lock)
    await deps.db.transaction(async (tx) => {
      const draft = await lock(tx)
      if (isChangeSaved(draft, received)) return
      await changeDraftOrder(tx, draft.id, valuesOf(body.email, computed), { key, fingerprint })
    })
    return view(deps, (await readDraftOrder(deps.db, site, params.id, now))!, now)
  },

  async 'POST /svc_list/draft-orders/{id}/send'(received, deps) {
    const { site, params, key, fingerprint, body, now, refuse } = received
    const read = await readDraftOrder(deps.db, site, params.id, now)
    if (!read) throw refuse('draft_order_not_found')
    if (isChangeSaved(read, received)) return view(deps, read, now)
    checkVersion(read, received)
    const { state } = read
    if (!isDraftOrderOpen(state)) throw refuse('draft_order_not_open', { state })
    const computed = await computeSavedDraft(deps, read, now)
    if (computed.problems.length > 0) throw refuse('draft_order_incomplete', { problems: computed.problems })
    await sendDraftOrder(deps, read, computed, {
      expiresAt: now + body.days * dayMs,
      sendsMail: body.sendsMail,
      key,
      fingerprint,
      lock: async (tx) => {
        const draft = await lockOpen(tx, received)
        checkVersion(draft, received)
      },
      now,
    })
    return view(deps, (await readDraftOrder(deps.db, site, params.id, now))!, now)
  },

  async 'DELETE /svc_list/draft-orders/{id}/link'(received, deps) {
    const { site, params, now, refuse } = received
    const read = await readDraftOrder(deps.db, site, params.id, now)
    if (!read) throw refuse('draft_order_not_found')
    const lock = async (tx: Transaction) => {
      const draft = await lockDraftOrder(tx, site, params.id)
      if (!draft) throw refuse('draft_order_not_found')
      if (draft.state === 'ordered') throw refuse('draft_order_not_open', { state: draft.state })
      checkVersion(draft, received)
    }
    if (read.linkId === null) checkVersion(read, received)
    else await endDraftOrderLink(deps, { site, id: read.linkId }, lock)
    return view(deps, (await readDraftOrder(deps.db, site, params.id, now))!, now)
  },

  async 'POST /svc_list/draft-orders/{id}/duplicate'(received, deps) {
    const { site, params, key, fingerprint, staff, now, refuse } = received
    const request = { requestKey: `${params.id}.${key}`, requestFingerprint: fingerprint }
    const before = await readCreatedDraftOrder(deps.db, site, request.requestKey, now)
    if (before) return view(deps, before, now)
    const draft = await readDraftOrder(deps.db, site, params.id, now)
    if (!draft) throw refuse('draft_order_not_found')
    const computed = await computeDraft(deps, site, copiedEntry(draft), [], now)
    return create(deps, { ...request, site, staff, ...valuesOf(draft.email, computed) }, now)
  },

  async 'DELETE /svc_list/draft-orders/{id}'(received, deps) {
    const { site, params, now, refuse } = received
    const read = await readDraftOrder(deps.db, site, params.id, now)
    if (!read) throw refuse('draft_order_not_found')
    await endExpiredLink(deps, read, (tx) => lockOpen(tx, received))
    return deps.db.transaction(async (tx) => {
      const draft = await lockOpen(tx, received)
      await deleteDraftOrders(tx, [draft.id])
      return { isDeleted: true as const }
    })
  },
}

const dayMs = 86_400_000

/** Ends an expired payment link. Otherwise, it could be sent again or still have a payment in progress. */
async function endExpiredLink(
  deps: DraftOrderDeps,
  { site, state, linkId }: DraftOrderRow,
  lock: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  if (state === 'expired' && linkId !== null) await endDraftOrderLink(deps, { site, id: linkId }, lock)
}

/** Returns a draft order with its current totals. */
async function view(deps: DraftDeps, draft: DraftOrderRow, now: number) {
  return wireDraft(draft, await computeSavedDraft(deps, draft, now))
}

async function create(deps: DraftOrderDeps, created: Parameters<typeof createDraftOrder>[1], now: number) {
  await deps.db.transaction((tx) => createDraftOrder(tx, created))
  const draft = (await readCreatedDraftOrder(deps.db, created.site, created.requestKey, now))!
  return view(deps, sameRequest(draft.requestFingerprint, created.requestFingerprint, draft), now)
}

function valuesOf(email: string, { scope, document, computed, problems }: ComputedDraft): DraftOrderValues {
  const total = problems.includes('total_too_high') ? null : (computed.shown?.grandTotal ?? null)
  return { email, customerId: scope.customerId, document, total }
}

/** Returns the entry for a copy, with the same items and delivery at current prices. */
function copiedEntry(draft: DraftOrderRow): EnteredDraft {
  const entry = toEnteredDraft(draft)
  return { ...entry, lines: entry.lines.map((line) => ({ ...line, price: null })), shippingPrice: null, reason: '' }
}

type EntryRefusals = Pick<typeof draftOrderRefusals, 'unknown_skus' | 'reason_required' | 'price_fixed'>

/** Refuses an invalid entry. An incomplete entry can be saved. */
function checkEntry({ unknownSkus, problems, document }: ComputedDraft, refuse: Refuse<EntryRefusals>): void {
  if (unknownSkus.length > 0) throw refuse('unknown_skus', { skus: unknownSkus })
  const changed = document.lines.filter(({ price, listPrice }) => price !== listPrice).map(({ sku }) => sku)
  if (problems.includes('price_fixed')) throw refuse('price_fixed', { skus: changed })
  if (problems.includes('reason_required')) throw refuse('reason_required', { skus: changed })
}

interface Locking {
  site: Site
  params: { id: string }
  refuse: Refuse<Pick<typeof draftOrderRefusals, 'draft_order_not_found' | 'draft_order_not_open'>>
}

async function lockOpen(tx: Transaction, { site, params, refuse }: Locking): Promise<DraftOrderRow> {
  const draft = await lockDraftOrder(tx, site, params.id)
  if (!draft) throw refuse('draft_order_not_found')
  if (!isDraftOrderOpen(draft.state)) throw refuse('draft_order_not_open', { state: draft.state })
  return draft
}

interface Versioned {
  version: Version
  refuse: Refuse<Pick<typeof draftOrderRefusals, 'draft_order_version_conflict'>>
}

function checkVersion({ version }: DraftOrderRow, { version: read, refuse }: Versioned): void {
  if (read !== 'any' && read !== version) throw refuse('draft_order_version_conflict', { version })
}

/** Returns true if this request already changed the draft order. Refuses a key that belongs to a different request. */
function isChangeSaved(
  { changeKey, changeFingerprint }: DraftOrderRow,
  { key, fingerprint }: { key: string; fingerprint: string },
): boolean {
  return changeKey === key && sameRequest(changeFingerprint, fingerprint, true)
}

function sameRequest<T>(stored: string | null, fingerprint: string, result: T): T {
  if (stored !== fingerprint) throw commonRefusal('idempotency_key_reused')
  return result
}

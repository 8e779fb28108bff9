import { call, callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import type { StaffLink } from '#backoffice/payment-links/link-types.ts'
import type { ReturnRow } from '#backoffice/returns/return-types.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { AuditEntry, OrderDetail, OrderGiftCard, RefundOverview, Shipments, Thread } from '../order-types.ts'

/** A part of the page that loads or fails separately. */
type Part<T> = { data: T; problem: null } | { data: null; problem: Problem }

/** Data for the order page: the order and its related data. */
export interface LoadedOrder {
  detail: OrderDetail
  shipments: Part<Shipments>
  refunds: Part<RefundOverview>
  giftCards: Part<readonly OrderGiftCard[]>
  thread: Part<Thread>
  /** Null if the staff member lacks permission to read returns. */
  returns: Part<readonly ReturnRow[]> | null
  links: Part<readonly StaffLink[]> | null
  /** Null if the staff member lacks permission to read the log. */
  history: Part<readonly AuditEntry[]> | null
}

async function partOf<T>(loading: Promise<T>): Promise<Part<T>> {
  try {
    return { data: await loading, problem: null }
  } catch (error) {
    return { data: null, problem: problemOf(error) }
  }
}

/** Loads an order and its related data. Only a missing order fails the page. */
export async function loadOrder(orderId: string): Promise<LoadedOrder> {
  const input = { params: { orderId } }
  const fresh = { isFresh: true } as const
  const detail = await call('GET /svc_admin/orders/{orderId}', input, fresh)
  const ofSite = callsOf(detail.site)
  const me = session.current.get()?.me
  const loadIf = <T>(permission: Permission, load: () => Promise<T>) =>
    me && !hasPermission(me, permission) ? null : partOf(load())
  const [shipments, refunds, giftCards, thread, returns, links, history] = await Promise.all([
    partOf(ofSite('GET /svc_fulfilment/order/{orderId}/shipments', input, fresh)),
    partOf(ofSite('GET /svc_fulfilment/order/{orderId}/refunds', input, fresh)),
    partOf(loadGiftCards(orderId)),
    partOf(ofSite('GET /svc_fulfilment/order/{orderId}/messages', input, fresh)),
    loadIf('returns.read', async () => {
      const query = { number: orderId }
      return (await ofSite('GET /svc_rma/desk', { query }, fresh)).returns
    }),
    loadIf('payments.read', () => ofSite('GET /svc_extrapayment/links', { query: { orderId } }, fresh)),
    loadIf('audit.read', () => loadHistory(orderId)),
  ])
  return { detail, shipments, refunds, giftCards, thread, returns, links, history }
}

async function loadGiftCards(orderId: string) {
  const input = { params: { orderId } }
  return (await call('GET /svc_admin/orders/{orderId}/gift-cards', input, { isFresh: true })).giftCards
}

async function loadHistory(orderId: string) {
  const query = { objectType: 'order', objectId: orderId }
  return (await call('GET /svc_admin/audit', { query }, { isFresh: true })).entries
}

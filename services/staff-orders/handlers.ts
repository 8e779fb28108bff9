import { toWireAmount } from '#contract/codec/amounts.ts'
import type { staffOrders } from '#contract/staff-orders.ts'
import { formatReturnNumber } from '#domain/returns/return-number.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readQueue } from '#services/health/steps.ts'
import { hasOwnAddress, readOrder, wireOrder, type OrderRow } from '#services/orders/steps.ts'
import { countSwitchedOff } from '#services/webhooks/steps.ts'
import { contactVersion } from './contact-version.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { searchPalette } from './search-palette.ts'
import { readSalesToday, readWaitingCounts } from './home-repository.ts'
import { wireNotes } from './note-handlers.ts'
import { listOrders, readOrderEvents, readOrderSummary, searchOrders, type OrderListRow } from './repository.ts'

/** Shorter search texts would match nearly every order. */
const minSearchLength = 3

export const staffOrderHandlers: Handlers<typeof staffOrders, { db: Database; openSites: readonly Site[] }> = {
  async 'GET /svc_admin/home'({ staff, now }, { db, openSites }) {
    const sites = staff.sites.filter((site) => openSites.includes(site))
    const zones = sites.map((site) => [site, siteTimeZones[site]] as const)
    const [days, counts, jobs, webhooksOff] = await Promise.all([
      staff.permissions.has('orders.read') ? readSalesToday(db, zones, now) : [],
      readWaitingCounts(db, sites),
      readQueue(db),
      countSwitchedOff(db, staff.sites),
    ])
    return {
      sites: sites.flatMap((site) => days.filter((day) => day.site === site).map(wireDay)),
      waiting: permitted(staff, { ...counts, failedJobs: jobs.mail.givenUp + jobs.other.givenUp, webhooksOff }),
    }
  },
  async 'GET /svc_admin/orders'({ query: { q, site, queue, before, limit }, staff }, { db }) {
    const sites = site === undefined ? staff.sites : staff.sites.filter((each) => each === site)
    const request = { sites, before: decodeCursor(before), limit }
    const isSearch = q.length >= minSearchLength
    const rows = isSearch
      ? await searchOrders(db, { ...request, text: q })
      : await listOrders(db, { ...request, queue })
    const last = rows.length < limit ? undefined : rows.at(-1)
    return { orders: rows.map(wireRow), next: last ? encodeCursor(last) : null }
  },
  async 'GET /svc_admin/orders/{orderId}'({ params, staff, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (!order || !staff.sites.includes(order.site)) throw refuse('order_not_found')
    const [summary, events, notes] = await Promise.all([
      readOrderSummary(db, order.id),
      readOrderEvents(db, order.id),
      wireNotes(db, staff, order.id),
    ])
    return {
      site: order.site,
      currency: siteSettings[order.site].currency,
      order: wireOrder(order),
      phone: order.document.shippingAddress.telephone || order.document.billingAddress.telephone,
      contactVersion: contactVersion(order),
      hasOwnAddress: hasOwnAddress(order.document),
      customerId: order.customerId,
      exchange: exchangeOf(order),
      captured: toWireAmount(order.captured),
      refunded: toWireAmount(order.refunded),
      ...summary,
      events,
      notes,
    }
  },
  async 'GET /svc_admin/find'({ query, staff }, { db }) {
    return { hits: await searchPalette(db, staff, query.q) }
  },
}

function exchangeOf({ document: { exchange } }: OrderRow) {
  return exchange ? { orderId: exchange.orderId, returnNumber: formatReturnNumber(exchange.returnNumber) } : null
}

function wireDay({
  site,
  orders,
  revenue,
  ordersWeekAgo,
  revenueWeekAgo,
}: Awaited<ReturnType<typeof readSalesToday>>[number]) {
  return {
    site,
    currency: siteSettings[site].currency,
    today: { orders, revenue: toWireAmount(revenue) },
    weekAgo: { orders: ordersWeekAgo, revenue: toWireAmount(revenueWeekAgo) },
  }
}

function wireRow(row: OrderListRow) {
  const { id, site, status, isCancelled, isExchange, delivery, createdAt, name, email, currency, pieces } = row
  const amounts = { total: toWireAmount(row.total), refunded: toWireAmount(row.refunded) }
  const states = { status, isCancelled, isExchange, delivery }
  return { orderId: id, site, ...states, createdAt, name, email, currency, pieces, ...amounts }
}

const permissionOf = {
  ordersToShip: 'orders.read',
  messages: 'orders.read',
  returns: 'returns.read',
  reviews: 'reviews.write',
  quotes: 'quotes.read',
  verifications: 'customers.read',
  stories: 'content.read',
  failedRefunds: 'orders.read',
  failedJobs: 'settings.read',
  webhooksOff: 'webhooks.read',
} as const
type Counts = Record<keyof typeof permissionOf, number>

function permitted(staff: Staff, counts: Counts) {
  const mayRead = (name: keyof Counts) => staff.permissions.has(permissionOf[name])
  const names = Object.keys(permissionOf) as (keyof Counts)[]
  return Object.fromEntries(names.map((name) => [name, mayRead(name) ? counts[name] : null])) as Record<
    keyof Counts,
    number | null
  >
}

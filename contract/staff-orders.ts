import { z } from 'zod'
import { deliveryStates } from '#domain/orders/order-filter.ts'
import { orderStatuses } from '#domain/orders/status.ts'
import { sites } from '#domain/sites.ts'
import { WireOrder } from './checkout.ts'
import { contract } from './kernel/call.ts'
import { WireOrderNote } from './order-notes.ts'

const OrderId = z.string().regex(/^\d{9,12}$/)
const SiteCode = z.enum(sites)

/** List filters: all orders, orders to ship, orders with a pending or failed payment, and refunded orders. */
const orderQueues = ['all', 'to_ship', 'unpaid', 'failed', 'refunded'] as const

const WireOrderRow = z.strictObject({
  orderId: z.string(),
  site: SiteCode,
  status: z.enum(orderStatuses),
  isCancelled: z.boolean(),
  /** True if the order replaces returned items, so that it was not paid. */
  isExchange: z.boolean(),
  delivery: z.enum(deliveryStates),
  createdAt: z.string(),
  /** Name in the shipping address, or in the billing address if nothing ships. */
  name: z.string(),
  email: z.string(),
  total: z.number(),
  refunded: z.number(),
  currency: z.string(),
  pieces: z.int(),
})

const WireHit = z.strictObject({
  type: z.enum(['order', 'customer', 'product']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  site: SiteCode.nullable(),
})

/** Null if the caller lacks the permission. */
const Count = z.int().nullable()
const DayFigures = z.strictObject({ orders: z.int(), revenue: z.number() })

/** Back-office calls for orders and the home page. */
export const staffOrders = contract({
  'GET /svc_admin/home': {
    summary: "Returns today's orders by site, compared with the same weekday, and the tasks that wait for staff",
    access: 'staff',
    permission: null,
    rate: 'read',
    reply: z.strictObject({
      /** Figures since midnight in the site's time zone. Empty if the caller lacks permission to read orders. */
      sites: z.array(z.strictObject({ site: SiteCode, currency: z.string(), today: DayFigures, weekAgo: DayFigures })),
      waiting: z.strictObject({
        ordersToShip: Count,
        messages: Count,
        returns: Count,
        reviews: Count,
        quotes: Count,
        verifications: Count,
        stories: Count,
        failedRefunds: Count,
        failedJobs: Count,
        /** Webhook endpoints that the store has switched off. */
        webhooksOff: Count,
      }),
    }),
  },
  'GET /svc_admin/orders': {
    summary: 'Returns orders of the sites that the caller may see, newest first',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    query: z.object({
      /** Order number, name, email, phone, last four card digits, or tracking number. */
      q: z.string().trim().max(120).default(''),
      site: SiteCode.optional(),
      queue: z.enum(orderQueues).default('all'),
      /** `next` from the previous page. */
      before: z.string().max(60).optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({ orders: z.array(WireOrderRow), next: z.string().nullable() }),
  },
  'GET /svc_admin/orders/{orderId}': {
    summary: 'Returns an order with its events and payment',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    params: z.object({ orderId: OrderId }),
    reply: z.strictObject({
      site: SiteCode,
      currency: z.string(),
      order: WireOrder,
      phone: z.string(),
      /** Corrections of the email or shipping address send this back, to detect concurrent changes. */
      contactVersion: z.string(),
      /** True if the customer entered the shipping address. False for gifts and pickups, and if nothing ships. */
      hasOwnAddress: z.boolean(),
      customerId: z.int().nullable(),
      /** Set if the order replaces returned items of another order. */
      exchange: z.strictObject({ orderId: z.string(), returnNumber: z.string() }).nullable(),
      /** Number of other paid orders with the same email on the site. */
      otherOrders: z.int(),
      captured: z.number(),
      refunded: z.number(),
      isCancelled: z.boolean(),
      delivery: z.enum(deliveryStates),
      /** Oldest first. */
      events: z.array(
        z.strictObject({ at: z.string(), from: z.string().nullable(), to: z.string(), cause: z.string() }),
      ),
      /** Newest first. */
      notes: z.array(WireOrderNote),
    }),
    refusals: { order_not_found: { status: 404 } },
  },
  'GET /svc_admin/find': {
    summary: 'Finds orders, customers, and products by text, among those that the caller may read',
    access: 'staff',
    permission: null,
    rate: 'search',
    query: z.object({ q: z.string().trim().min(1).max(120) }),
    reply: z.strictObject({ hits: z.array(WireHit) }),
  },
})

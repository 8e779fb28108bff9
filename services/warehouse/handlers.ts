import type { warehouse } from '#contract/warehouse.ts'
import { pickLines } from '#domain/shipping/warehouse/pick-list.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import type { Invoicing } from '#services/invoices/invoicing.ts'
import { readOrdersWithOpenRequest } from '#services/order-messages/steps.ts'
import { readOrder } from '#services/orders/steps.ts'
import { plannedItemsOf, readShipment, readShipments, type ShipmentRow } from '#services/tracking/steps.ts'
import { closedReason, describePackage, itemName, type OpenPackage } from './open-order.ts'
import { packingSlip } from './packing-slip.ts'
import { pickList } from './pick-list.ts'
import { printOrders } from './print-orders.ts'
import { readBatch, readOpenOrders, type OpenOrder } from './read-open-orders.ts'
import { recordPackingSlips } from './repository.ts'
import { shipBatch } from './ship-batch.ts'
import { shippedItems } from './shipped-items.ts'

interface WarehouseDeps {
  db: Database
  invoicing: Invoicing
}

export const warehouseHandlers: Handlers<typeof warehouse, WarehouseDeps> = {
  async 'POST /svc_admin/warehouse/open-orders'({ body, staff }, { db }) {
    const sites = staff.sites.filter((each) => body.site === undefined || each === body.site)
    const { orders, missing, next } = body.orderIds
      ? { ...(await readRequested(db, sites, body.orderIds)), next: null }
      : { ...(await readBatch(db, { sites, after: body.after })), missing: [] }
    const requests = await readOrdersWithOpenRequest(
      db,
      orders.map(({ order }) => order.id),
    )
    return {
      orders: orders.map((each) => ({ ...wireOpenOrder(each), hasOpenRequest: requests.has(each.order.id) })),
      missing,
      next,
    }
  },

  async 'POST /svc_admin/warehouse/pick-list'({ body, staff, now, refuse }, { db, invoicing }) {
    const { orders, missing } = await readRequested(db, staff.sites, body.orderIds)
    if (missing.length > 0) throw refuse('order_not_found', { orderIds: missing })
    const open = orders.filter(({ packages }) => packages.length > 0)
    if (open.length === 0) throw refuse('nothing_left')
    const lines = pickLines(
      open.map(({ order, packages }) => ({
        orderId: order.id,
        units: packages.flatMap(({ items }) => items.map((item) => ({ ...item, name: itemName(item) }))),
      })),
    )
    const sheet = pickList({ lines, orders: open.length, brand: invoicing.brand, now })
    const orderIds = open.map(({ order }) => order.id)
    const base64 = await printOrders(invoicing, { title: sheet.title, sheets: [sheet] }, () => orderIds, refuse)
    return { name: 'pick-list.pdf', base64, ...listed(orders) }
  },

  // A repeated key prints again, because staff have no scope that could store the response.
  async 'POST /svc_admin/warehouse/packing-slips'({ body, staff, now, refuse }, { db, invoicing }) {
    const { orders, missing } = await readRequested(db, staff.sites, body.orderIds)
    if (missing.length > 0) throw refuse('order_not_found', { orderIds: missing })
    const slips = orders.flatMap((open) => slipsOf(invoicing, open).map((sheet) => ({ sheet, orderId: open.order.id })))
    const sheets = slips.map(({ sheet }) => sheet)
    if (sheets.length === 0) throw refuse('nothing_left')
    const title = sheets.length === 1 ? sheets[0]!.title : 'Packing slips'
    const base64 = await printOrders(invoicing, { title, sheets }, (index) => [slips[index]!.orderId], refuse)
    const lists = listed(orders)
    await db.transaction((tx) => recordPackingSlips(tx, lists.orderIds, now))
    return { name: `${title.replaceAll(' ', '-').toLowerCase()}.pdf`, base64, ...lists }
  },

  async 'GET /svc_fulfilment/shipments/{id}/packing-slip'({ site, params, now, refuse }, { db, invoicing }) {
    const shipment = await readShipment(db, params.id)
    const order = shipment && (await readOrder(db, shipment.orderId))
    if (!shipment || order?.site !== site) throw refuse('shipment_not_found')
    const shipments = await readShipments(db, order.id)
    const contents = describePackage(order, shipment.packageNumber, shippedItems(order, shipments, shipment))
    const sheet = slip(invoicing, { order, shipments }, contents, shipment)
    const base64 = await printOrders(invoicing, { title: sheet.title, sheets: [sheet] }, () => [order.id], refuse)
    await db.transaction((tx) => recordPackingSlips(tx, [order.id], now))
    return { name: `packing-slip-${order.id}-${shipment.number}.pdf`, base64 }
  },

  async 'POST /svc_admin/warehouse/shipments'({ body, staff, now }, { db }) {
    return { results: await shipBatch(db, staff.sites, body.parcels, now) }
  },
}

/** Returns the orders on the caller's sites, and the ids of all others, which are reported as missing. */
async function readRequested(db: QueryRunner, sites: readonly string[], requested: readonly string[]) {
  const ids = [...new Set(requested)]
  const orders = (await readOpenOrders(db, ids)).filter(({ order }) => sites.includes(order.site))
  const found = new Set(orders.map(({ order }) => order.id))
  return { orders, missing: ids.filter((id) => !found.has(id)) }
}

function wireOpenOrder({ order, shipments, packages }: OpenOrder) {
  const { pickup, shippingAddress, billingAddress } = order.document
  const { firstname, lastname, city } = pickup ? billingAddress : shippingAddress
  return {
    orderId: order.id,
    site: order.site,
    name: `${firstname} ${lastname}`.trim(),
    city: pickup?.city ?? city,
    isPickup: Boolean(pickup),
    closed: closedReason(order, shipments),
    packages: packages.map(({ items, ...contents }) => ({
      ...contents,
      units: items.map((item) => ({ sku: item.sku, name: itemName(item), qty: item.qty })),
    })),
  }
}

const slipsOf = (invoicing: Invoicing, open: OpenOrder) =>
  open.packages.map((contents) => slip(invoicing, open, contents, null))

function slip(
  { brand, sellerOf }: Invoicing,
  { order, shipments }: Omit<OpenOrder, 'packages'>,
  contents: OpenPackage,
  shipped: ShipmentRow | null,
) {
  const planned = [...plannedItemsOf(order), ...shipments].map(({ packageNumber }) => packageNumber)
  return packingSlip({ order, contents, packages: new Set(planned).size, seller: sellerOf(order.site), brand, shipped })
}

function listed(orders: readonly OpenOrder[]) {
  const idsOf = (some: readonly OpenOrder[]) => some.map(({ order }) => order.id)
  return {
    orderIds: idsOf(orders.filter(({ packages }) => packages.length > 0)),
    skipped: idsOf(orders.filter(({ packages }) => packages.length === 0)),
  }
}

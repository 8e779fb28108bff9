import type { pickLines } from '#domain/shipping/warehouse/pick-list.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { pickListTexts as texts } from './texts/pick-list.ts'

interface PickList {
  lines: ReturnType<typeof pickLines>
  orders: number
  brand: string
  now: number
}

/** Orders are listed in groups, because a printed note is limited in length. */
const ordersInNote = 8

/** Builds a pick list: for each SKU, a check box, the total quantity, and the orders that need it. */
export function pickList({ lines, orders, brand, now }: PickList): Sheet {
  const printed = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return {
    title: texts.title,
    language: 'en',
    brand,
    facts: [
      { label: texts.orders, value: String(orders) },
      { label: texts.printed, value: texts.utc(printed.format(now)) },
    ],
    parties: [],
    columns: [
      { label: texts.item, isNumber: false },
      { label: texts.quantity, isNumber: true },
    ],
    hasCheckBoxes: true,
    rows: lines.map(({ sku, name, qty, orders: needing }) => ({
      cells: [sku, String(qty)],
      notes: [...(name === sku ? [] : [name]), ...orderNotes(needing)],
    })),
    sums: [{ label: texts.units, value: String(lines.reduce((sum, { qty }) => sum + qty, 0)), isTotal: true }],
    notes: [],
    pageOf: texts.pageOf,
  }
}

function orderNotes(orders: PickList['lines'][number]['orders']): string[] {
  const groups = Array.from({ length: Math.ceil(orders.length / ordersInNote) }, (_, index) =>
    orders.slice(index * ordersInNote, (index + 1) * ordersInNote),
  )
  return groups.map((group) => group.map(({ orderId, qty }) => texts.needs(orderId, qty)).join(',  '))
}

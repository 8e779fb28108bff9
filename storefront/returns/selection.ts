import {
  returnConditions,
  returnReasons,
  returnResolutions,
  type ReturnCondition,
  type ReturnReason,
  type ReturnResolution,
} from '#domain/returns/reasons.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'

interface SelectedItem {
  itemId: string
  qty: number
  reason: ReturnReason
  condition: ReturnCondition
}

/** The units to return, as stored in the URL of the next step, so that they survive a reload. */
export interface Selection {
  orderId: string
  items: readonly SelectedItem[]
  resolution: ReturnResolution
}

const maxItems = 200

export function selectionQuery({ orderId, items, resolution }: Selection): string {
  const query = new URLSearchParams({ order: orderId, for: resolution })
  for (const { itemId, qty, reason, condition } of items)
    query.append('item', [itemId, qty, reason, condition].join('.'))
  return query.toString()
}

/** Reads a selection from a page URL. Ignores invalid items. */
export function readSelection(query: URLSearchParams): Selection {
  const resolution = returnResolutions.find((each) => each === query.get('for')) ?? 'refund'
  const items = query.getAll('item').slice(0, maxItems).flatMap(readItem)
  const unique = items.filter(({ itemId }, index) => items.findIndex((each) => each.itemId === itemId) === index)
  return { orderId: readOrderId(query), items: unique, resolution }
}

/** Returns the order number in a page URL, or '' if there is none. */
export function readOrderId(query: URLSearchParams): string {
  const orderId = query.get('order') ?? ''
  return /^\d{9,12}$/.test(orderId) ? orderId : ''
}

function readItem(text: string): SelectedItem[] {
  const [itemId = '', qty = '', reasonText, conditionText] = text.split('.')
  const reason = returnReasons.find((each) => each === reasonText)
  const condition = returnConditions.find((each) => each === conditionText)
  if (!isUuid(itemId) || !/^[1-9]\d{0,3}$/.test(qty) || !reason || !condition) return []
  return [{ itemId, qty: Number(qty), reason, condition }]
}

export type SelectProblem = 'nothing' | 'reason' | 'condition' | 'units'

export interface SelectResult {
  entered: Readonly<Record<string, string>>
  resolution: ReturnResolution
  problems: readonly { itemId: string | null; problem: SelectProblem }[]
}

/** Reads the posted line selection form. Returns the selection or the missing fields. */
export function readSelectForm(
  form: URLSearchParams,
  orderId: string,
  lines: readonly { itemId: string; returnable: number }[],
): { selection: Selection } | { result: SelectResult } {
  const problems: { itemId: string | null; problem: SelectProblem }[] = []
  const entered: Record<string, string> = {}
  const items: SelectedItem[] = []
  for (const { itemId, returnable } of lines) {
    const read = (name: string) => (entered[`${name}.${itemId}`] = (form.get(`${name}.${itemId}`) ?? '').slice(0, 40))
    const [qty, reasonText, conditionText] = [Number(read('qty')), read('reason'), read('condition')]
    if (!(qty > 0)) continue
    const reason = returnReasons.find((each) => each === reasonText)
    const condition = returnConditions.find((each) => each === conditionText)
    if (!Number.isInteger(qty) || qty > returnable) problems.push({ itemId, problem: 'units' })
    if (!reason) problems.push({ itemId, problem: 'reason' })
    if (!condition) problems.push({ itemId, problem: 'condition' })
    if (reason && condition) items.push({ itemId, qty, reason, condition })
  }
  if (items.length === 0 && problems.length === 0) problems.push({ itemId: null, problem: 'nothing' })
  const resolution = returnResolutions.find((each) => each === form.get('resolution')) ?? 'refund'
  return problems.length > 0
    ? { result: { entered, resolution, problems } }
    : { selection: { orderId, items, resolution } }
}

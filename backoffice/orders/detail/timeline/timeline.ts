import { formatMoney } from '#backoffice/kit/format/money.ts'
import type { OrderDetail, OrderNote, RefundOverview, Shipments, Thread } from '../../order-types.ts'
import { texts } from '../../texts/en.ts'

/** An event in an order's timeline. */
interface TimelineEntry {
  /** Epoch milliseconds. */
  at: number
  kind: 'payment' | 'delivery' | 'refund' | 'message' | 'note'
  title: string
  /** A note, a location, or a message. */
  detail: string
  note?: OrderNote
}

interface TimelineParts {
  detail: Pick<OrderDetail, 'events' | 'currency' | 'notes'> & { order: Pick<OrderDetail['order'], 'createdAt'> }
  shipments: Shipments | null
  refunds: RefundOverview | null
  thread: Thread | null
}

/** Returns all of an order's events, newest first. */
export function buildTimeline({ detail, shipments, refunds, thread }: TimelineParts): TimelineEntry[] {
  const placed = {
    at: Date.parse(detail.order.createdAt),
    kind: 'payment' as const,
    title: texts.events.placed,
    detail: '',
  }
  const payment = detail.events.map(({ at, to, cause }) => ({
    at: Date.parse(at),
    kind: 'payment' as const,
    title: texts.events.status(texts.status[to as keyof typeof texts.status] ?? to),
    detail: cause.replaceAll('_', ' '),
  }))
  const entries = [
    placed,
    ...payment,
    ...(shipments?.shipments ?? []).flatMap(deliveryEntries),
    ...(refunds?.refunds ?? []).map((refund) => refundEntry(refund, detail.currency)),
    ...(thread?.messages ?? []).map(messageEntry),
    // The server returns the newest notes first.
    ...detail.notes.toReversed().map(noteEntry),
  ]
  // If events have the same time, the later one in this list is newer.
  return entries.reverse().toSorted((a, b) => b.at - a.at)
}

function deliveryEntries({ number, events, carrier, trackingNumber }: Shipments['shipments'][number]): TimelineEntry[] {
  return events.map(({ at, status, place, note }) => ({
    at,
    kind: 'delivery',
    title: texts.events.shipment(number, texts.tracking[status] ?? status),
    detail: [status === 'shipped' && `${carrier} ${trackingNumber}`.trim(), place, note].filter(Boolean).join(' · '),
  }))
}

function refundEntry(
  { createdAt, kind, amount, reason }: RefundOverview['refunds'][number],
  currency: string,
): TimelineEntry {
  return {
    at: Date.parse(createdAt),
    kind: 'refund',
    title: texts.events[kind](formatMoney(amount, currency)),
    detail: reason,
  }
}

const messageTitles = {
  question: texts.events.question,
  cancel: texts.events.cancelRequest,
  address: texts.events.addressRequest,
  answer: texts.events.answer,
}

function messageEntry({ createdAt, kind, text }: Thread['messages'][number]): TimelineEntry {
  return { at: Date.parse(createdAt), kind: 'message', title: messageTitles[kind], detail: text }
}

function noteEntry(note: OrderNote): TimelineEntry {
  const title = texts.events.note(note.staffName)
  return { at: Date.parse(note.createdAt), kind: 'note', title, detail: note.text, note }
}

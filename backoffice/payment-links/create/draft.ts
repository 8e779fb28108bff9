import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import { isEmail, normalizeEmail } from '#domain/address/email.ts'
import { billTotal } from '#domain/payment-links/payment-link.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'
import { defaultExpiryDays } from '../act/days.ts'
import type { NewLink } from '../link-types.ts'

export const linkKinds = ['free', 'order', 'quote'] as const
type LinkKind = (typeof linkKinds)[number]

/** A line as entered. */
export interface DraftLine {
  name: string
  qty: string
  price: string
}

export interface DraftAddress {
  firstname: string
  lastname: string
  company: string
  street: string
  apartment: string
  city: string
  region: string
  postcode: string
  countryId: string
  telephone: string
}

/** A new link as entered in the form. */
export interface LinkDraft {
  kind: LinkKind
  orderId: string
  quoteId: string
  address: DraftAddress
  reference: string
  email: string
  lines: readonly DraftLine[]
  shipping: string
  tax: string
  alreadyPaid: string
  /** For an order, the missing amount. For a custom amount, the deposit, or empty for the full amount. */
  amount: string
  allowsPart: boolean
  note: string
  days: number
}

export const emptyLine: DraftLine = { name: '', qty: '1', price: '' }

/** Returns an empty form. */
export function emptyDraft(kind: LinkKind, countryId: string): LinkDraft {
  return {
    kind,
    orderId: '',
    quoteId: '',
    address: {
      firstname: '',
      lastname: '',
      company: '',
      street: '',
      apartment: '',
      city: '',
      region: '',
      postcode: '',
      countryId,
      telephone: '',
    },
    reference: '',
    email: '',
    lines: [emptyLine],
    shipping: '',
    tax: '',
    alreadyPaid: '',
    amount: '',
    allowsPart: false,
    note: '',
    days: defaultExpiryDays,
  }
}

const maxQty = 9_999

function parseQty(text: string): number | null {
  const qty = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return qty >= 1 && qty <= maxQty ? qty : null
}

const optional = (text: string) => (text.trim() === '' ? 0 : parseAmount(text))

/** Returns the unreadable fields in a line. */
export function lineProblems({ name, qty, price }: DraftLine): (keyof DraftLine)[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(parseQty(qty) === null ? (['qty'] as const) : []),
    ...(parseAmount(price) === null ? (['price'] as const) : []),
  ]
}

/** Returns the total, the unpaid amount, and the link amount in major units. Unreadable text counts as zero. */
export function billTotals(draft: LinkDraft): { total: number; due: number; now: number } {
  const { lines, shipping, tax, alreadyPaid, amount } = draft
  const minor = (text: string) => toMinor(optional(text) ?? 0)
  const total = billTotal({
    lines: lines.map(({ qty, price }) => ({ qty: parseQty(qty) ?? 0, price: minor(price) })),
    shipping: minor(shipping),
    tax: minor(tax),
    paid: 0,
  })
  const due = Math.max(0, total - minor(alreadyPaid))
  return { total: toWireAmount(total), due: toWireAmount(due), now: toWireAmount(minor(amount) || due) }
}

export type DraftField =
  | 'orderId'
  | 'quoteId'
  | 'reference'
  | 'email'
  | 'lines'
  | 'shipping'
  | 'tax'
  | 'alreadyPaid'
  | 'amount'
type DraftProblem = 'missing' | 'wrong' | 'over'

/** Returns the fields that must be corrected before the link can be created. */
export function draftProblems(draft: LinkDraft): Partial<Record<DraftField, DraftProblem>> {
  const { kind } = draft
  if (kind === 'quote') return draft.quoteId === '' ? { quoteId: 'missing' } : {}
  if (kind === 'order') return orderProblems(draft)
  return billProblems(draft)
}

function orderProblems({ orderId, amount }: LinkDraft): Partial<Record<DraftField, DraftProblem>> {
  return {
    ...(!/^\d{9,12}$/.test(orderId.trim()) && { orderId: 'wrong' }),
    ...(!parseAmount(amount) && { amount: 'wrong' }),
  }
}

function billProblems(draft: LinkDraft): Partial<Record<DraftField, DraftProblem>> {
  const { reference, email, lines, amount } = draft
  const isRead = (line: DraftLine) => lineProblems(line).length === 0
  const amounts = ['shipping', 'tax', 'alreadyPaid'] as const
  const deposit = optional(amount)
  const { due } = billTotals(draft)
  return {
    ...(reference.trim() === '' && { reference: 'missing' }),
    ...(!isEmail(normalizeEmail(email)) && { email: 'wrong' }),
    ...(!lines.every(isRead) && { lines: 'wrong' }),
    ...Object.fromEntries(amounts.filter((name) => optional(draft[name]) === null).map((name) => [name, 'wrong'])),
    ...(deposit === null || (amount.trim() !== '' && deposit === 0)
      ? { amount: 'wrong' }
      : deposit > due && { amount: 'over' }),
    ...(due === 0 && lines.every(isRead) && { alreadyPaid: 'over' }),
  }
}

/** Returns the call body for a form without problems. */
export function linkBody(draft: LinkDraft): NewLink {
  const { kind, allowsPart, note, days } = draft
  const common = { note: note.trim(), days }
  if (kind === 'quote') {
    const { street, ...address } = draft.address
    const shippingAddress = { ...address, street: street.trim() === '' ? [] : [street.trim()] }
    return { ...common, about: { kind, quoteId: draft.quoteId, shippingAddress } }
  }
  const amount = optional(draft.amount) ?? 0
  const paying = { ...common, allowsPart, ...(amount > 0 && { amount }) }
  if (kind === 'order') return { ...paying, about: { kind, orderId: draft.orderId.trim() } }
  return {
    ...paying,
    about: {
      kind,
      number: draft.reference.trim(),
      email: draft.email.trim(),
      lines: draft.lines.map(({ name, qty, price }) => ({
        name: name.trim(),
        qty: parseQty(qty) ?? 1,
        price: parseAmount(price) ?? 0,
      })),
      shipping: optional(draft.shipping) ?? 0,
      tax: optional(draft.tax) ?? 0,
      paid: optional(draft.alreadyPaid) ?? 0,
    },
  }
}

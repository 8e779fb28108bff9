import type { FieldProblem } from '#domain/address/problems.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import type { Checkout } from '../placing/compose-order.ts'
import type { FormProblem } from '../form/error-summary.tsx'
import { reactionTo, shortage, type RefusalTarget, type Refusal } from './refusals.ts'
import type { CheckoutTexts } from '../texts/en.ts'

const places: Readonly<Record<RefusalTarget, string>> = {
  items: '/cart',
  quotes: '/account/custom-quoting',
  'shipping-address': '/checkout/shipping#ship-to',
  rates: '/checkout/shipping#rates',
  billing: '/checkout/payment#billing',
  payment: '/checkout/payment?card=another#payment',
  totals: '#items',
  agreements: '#agreements',
  surplus: '#surplus',
  login: '/login?redirect=%2Fcheckout%2Freview&for=program',
  order: '/account',
}

/** Returns the message for an address field problem in the country's terms. */
export type FieldMessages = (problem: FieldProblem, address: 'shipping' | 'billing') => string

/** Returns the messages for a refusal, each with a link to its fix [ERROR-213, ERROR-214, ERROR-232, ERROR-235]. */
export function refusalMessage(
  refusal: Refusal,
  lines: Checkout['cart']['lines'],
  texts: CheckoutTexts,
  fieldText: FieldMessages,
): FormProblem[] {
  const { shows, place } = reactionTo(refusal, cardMethod)
  const { errors } = texts
  const way = place === null ? {} : { to: places[place], link: errors.links[place] }
  const messages: FormProblem[] = [{ text: shows === null ? errors.unknown(refusal.code) : errors[shows], ...way }]
  const short = shortage(refusal, lines)
  if (short && 'lines' in short)
    messages.push(...short.lines.map(({ name, left }) => ({ text: errors.inventory_item(name, left) })))
  return [
    ...messages,
    ...fieldWords(refusal, fieldText),
    ...itemWords(refusal),
    ...surplusWords(refusal, lines, texts),
    ...waitWords(refusal, texts),
  ]
}

/** Returns a message for each missing or invalid address field [ERROR-213, ERROR-214]. */
function fieldWords({ code, details }: Refusal, fieldText: FieldMessages): FormProblem[] {
  if (code !== 'invalid_billing' && code !== 'invalid_shipping') return []
  const fields = Array.isArray(details['fields']) ? (details['fields'] as Partial<FieldProblem>[]) : []
  const [address, step, prefix] =
    code === 'invalid_billing' ? (['billing', 'payment', 'billing-'] as const) : (['shipping', 'shipping', ''] as const)
  return fields.flatMap(({ path, rule = 'required' }) =>
    typeof path === 'string'
      ? [{ text: fieldText({ path, rule }, address), to: `/checkout/${step}#${prefix}${path}` }]
      : [],
  )
}

function waitWords({ code, details }: Refusal, { errors }: CheckoutTexts): FormProblem[] {
  const seconds = Number(details['seconds'])
  return code === 'too_many_declines' && seconds > 0 ? [{ text: errors.wait(Math.ceil(seconds / 60)) }] : []
}

function itemWords({ code, details }: Refusal): FormProblem[] {
  if (code !== 'invalid_item' || !Array.isArray(details['items'])) return []
  return (details['items'] as { message?: unknown }[]).map(({ message }) => ({ text: String(message), to: '/cart' }))
}

/** Returns a message for each line with a surplus: the units that the registry still needs [REGISTRY-203]. */
function surplusWords(
  { code, details }: Refusal,
  lines: Checkout['cart']['lines'],
  texts: CheckoutTexts,
): FormProblem[] {
  if (code !== 'registry_surplus' || !Array.isArray(details['items'])) return []
  return (details['items'] as { listItemId?: unknown; left?: unknown }[]).flatMap(({ listItemId, left }) => {
    const line = lines.find(({ _id }) => _id === listItemId)
    return line ? [{ text: texts.errors.registry_left(line.name, Number(left)) }] : []
  })
}

import { isRefused } from '#contract/kernel/refused.ts'
import { messageLimits } from '#domain/orders/order-requests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { submittedKey } from '#storefront/page/route/submitted-key.ts'
import type { MessageOp } from './load-messages.ts'

export const addressFields = [
  'firstname',
  'lastname',
  'company',
  'street',
  'apartment',
  'city',
  'postcode',
  'telephone',
] as const
export type AddressField = (typeof addressFields)[number]

const refusals = ['not_requestable', 'request_open', 'other_region', 'too_many_messages', 'too_many_requests'] as const

export interface MessageResult {
  op: MessageOp
  kind: 'fields' | 'failed' | (typeof refusals)[number]
  problems: Partial<Record<AddressField | 'text', 'required' | 'invalid'>>
  values: Partial<Record<AddressField | 'text', string>>
}

const maxField = 200
const done = { message: 'message', 'cancel-request': 'cancel', 'address-request': 'address' } as const

/** Sends a question or a request about an order, and returns to its messages. */
export async function sendMessage(
  { call }: PageContext,
  orderId: string,
  op: MessageOp,
  form: URLSearchParams,
): Promise<ActionResult> {
  const page = `/account/order/${orderId}`
  const read = (name: string, max = maxField) => (form.get(name) ?? '').trim().slice(0, max)
  const text = read('text', messageLimits.text)
  const address = Object.fromEntries(addressFields.map((field) => [field, read(field)])) as Record<AddressField, string>
  const values = op === 'address-request' ? { ...address, text } : { text }
  const stay = (status: number, kind: MessageResult['kind'], problems: MessageResult['problems'] = {}) => ({
    status,
    data: { op, kind, problems, values } satisfies MessageResult,
  })
  if (op !== 'address-request' && text === '') return stay(422, 'fields', { text: 'required' })
  const [params, key] = [{ orderId }, submittedKey(form) ?? crypto.randomUUID()]
  try {
    if (op === 'message') await call('POST /svc_checkout/order/{orderId}/messages', { params, body: { text }, key })
    else if (op === 'cancel-request')
      await call('POST /svc_checkout/order/{orderId}/requests/cancel', { params, body: { text }, key })
    else {
      const place = { email: read('email', 320), countryId: read('countryId', 2), region: read('region') }
      const body = { text, address: { ...address, ...place, street: [address.street] } }
      await call('POST /svc_checkout/order/{orderId}/requests/address', { params, body, key })
    }
    return { to: `${page}?sent=${done[op]}#messages` }
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.code === 'order_not_found') return { to: '/account/orders' }
    if (error.code === 'invalid_address' || error.code === 'invalid_request')
      return stay(422, 'fields', problemsOf(error.details['fields']))
    return stay(error.status || 503, refusals.find((code) => code === error.code) ?? 'failed')
  }
}

function problemsOf(fields: unknown): MessageResult['problems'] {
  const found = Array.isArray(fields) ? (fields as { path?: unknown; rule?: unknown }[]) : []
  const problems: MessageResult['problems'] = {}
  for (const { path, rule } of found) {
    // Call schemas name the part and the place in it: 'body.address.street.0'.
    const field = addressFields.find((each) => String(path).split('.').includes(each))
    if (field) problems[field] = rule === 'required' ? 'required' : 'invalid'
  }
  return problems
}

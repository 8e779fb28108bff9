import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { messageLimits } from '#domain/orders/order-requests.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import { addressFields, type AddressField } from './address-fields.ts'
import type { MessageOp } from './load-messages.ts'

const refusals = ['not_requestable', 'request_open', 'other_region', 'too_many_messages', 'too_many_requests'] as const

export interface MessageResult {
  op: MessageOp
  kind: 'fields' | 'failed' | (typeof refusals)[number]
  problems: Partial<Record<AddressField | 'text', 'required' | 'invalid' | 'too_long'>>
  values: Partial<Record<AddressField | 'text', string>>
}

const actions = actionsOf('order')

/** Sends a question or a request about an order, and returns to its messages. */
export async function sendMessage(
  { call }: PageContext,
  orderId: string,
  op: MessageOp,
  form: URLSearchParams,
): Promise<ActionResult> {
  const page = `/account/order/${orderId}`
  const read = (name: string) => (form.get(name) ?? '').trim()
  const { text, isTooLong } = readTextField(form, 'text', messageLimits.text)
  const { street, street2, street3, ...address } = Object.fromEntries(
    addressFields.map((field) => [field, read(field)]),
  ) as Record<AddressField, string>
  const values = op === 'address-request' ? { ...address, street, street2, street3, text } : { text }
  const stay = (status: number, kind: MessageResult['kind'], problems: MessageResult['problems'] = {}) => ({
    status,
    data: { op, kind, problems, values } satisfies MessageResult,
  })
  if (op !== 'address-request' && text === '') return stay(422, 'fields', { text: 'required' })
  if (isTooLong) return stay(422, 'fields', { text: 'too_long' })
  const [params, key] = [{ orderId }, readSubmissionKey(form) ?? crypto.randomUUID()]
  try {
    if (op === 'message') await call('POST /svc_checkout/order/{orderId}/messages', { params, body: { text }, key })
    else if (op === 'cancel-request')
      await call('POST /svc_checkout/order/{orderId}/requests/cancel', { params, body: { text }, key })
    else {
      const place = { email: read('email'), countryId: read('countryId'), region: read('region') }
      const body = {
        text,
        address: {
          ...address,
          ...place,
          street: [street, street2, street3].filter((line, index) => index === 0 || line !== ''),
        },
      }
      await call('POST /svc_checkout/order/{orderId}/requests/address', { params, body, key })
    }
    return { to: `${page}${actions.done(op)}#messages` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
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
    // Validation errors specify the request part and the path inside it: 'body.address.street.0'.
    const parts = String(path)
      .replace(/\bstreet\.([12])$/, (_, index) => `street${Number(index) + 1}`)
      .split('.')
    const field = addressFields.find((each) => parts.includes(each))
    if (field) problems[field] = rule === 'required' ? 'required' : 'invalid'
  }
  return problems
}

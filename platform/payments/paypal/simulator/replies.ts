import type { Capture as WireCapture } from '../wire.ts'
import { moneyOf } from '../wire.ts'
import type { StoredAgreement, StoredCapture, StoredRefund } from './store.ts'

/** Formats a capture in PayPal's wire format. */
export function captureReply({ id, status, amount, currency, customId, refunded }: StoredCapture): WireCapture {
  const now = refunded === 0 ? status : refunded < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  return { id, status: now, amount: moneyOf(amount, currency), ...(customId !== null && { custom_id: customId }) }
}

/** Formats an order in PayPal's wire format. */
export function orderReply(agreement: StoredAgreement, captures: readonly StoredCapture[], page: string) {
  const { id, amount, currency, payee, status, payer, customId, invoiceId } = agreement
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: moneyOf(amount, currency),
        payee: { merchant_id: payee ?? merchantId },
        ...(customId !== null && { custom_id: customId }),
        ...(invoiceId !== null && { invoice_id: invoiceId }),
        ...(captures.length > 0 && { payments: { captures: captures.map(captureReply) } }),
      },
    ],
    ...(payer !== null && { payer: { email_address: payer, payer_id: payerId } }),
    links: [{ href: page, rel: 'payer-action', method: 'GET' }],
  }
}

/** The shop's PayPal account. */
const merchantId = 'SANDBOXSHOP01'

/** All test accounts share one payer id, because the store does not read it. */
export const payerId = 'SANDBXPAYER22'

/** Formats a refund in PayPal's wire format, with a link to its capture. */
export function refundReply({ id, captureId, amount, customId }: StoredRefund, currency: string, url: string) {
  return {
    id,
    status: 'COMPLETED',
    amount: moneyOf(amount, currency),
    ...(customId !== null && { custom_id: customId }),
    links: [{ rel: 'up', href: `${url}/v2/payments/captures/${captureId}`, method: 'GET' }],
  }
}

const messages: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
}

/** Formats an error in PayPal's wire format. For an invalid request, it names the field. */
export function problemReply(name: string, issue?: string, field?: readonly PropertyKey[]) {
  const detail = issue !== undefined && { issue, ...(field && { field: `/${field.map(String).join('/')}` }) }
  return { name, message: messages[name] ?? name, ...(detail && { details: [detail] }), debug_id: 'sandbox' }
}

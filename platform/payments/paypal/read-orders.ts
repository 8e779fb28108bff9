import type { Client } from './client.ts'
import type { PayPalTokenStore } from './token-store.ts'
import { matchesKey, paysPayee } from './outcome.ts'
import { Capture, capturesOf, issuesOf, VendorOrder, type VendorOrder as Order } from './wire.ts'

/** Returns a PayPal order, or null if it does not exist. */
export async function readOrder(
  request: Client,
  token: string,
  signal?: AbortSignal,
): Promise<Order | null | 'unknown'> {
  const path = `/v2/checkout/orders/${encodeURIComponent(token)}`
  const response = await request('GET', path, signal ? { signal } : {})
  if (response?.status === 404 && issuesOf(response.body).length > 0) return null
  const parsed = VendorOrder.safeParse(response?.body)
  return response?.status === 200 && parsed.success ? parsed.data : 'unknown'
}

/** Returns a capture, or null if it does not exist. */
export async function readCapture(request: Client, reference: string): Promise<Capture | null | 'unknown'> {
  const response = await request('GET', `/v2/payments/captures/${encodeURIComponent(reference)}`)
  if (response?.status === 404 && issuesOf(response.body).length > 0) return null
  const parsed = Capture.safeParse(response?.body)
  return response?.status === 200 && parsed.success ? parsed.data : 'unknown'
}

/** Returns the captures for a key from all orders bound to it. */
export async function readCapturesOf(
  request: Client,
  tokens: PayPalTokenStore,
  key: string,
): Promise<Capture[] | 'unknown'> {
  const read = await Promise.all(
    (await tokens.ofKey(key)).map(async ({ token, payee }) => ({ payee, order: await readOrder(request, token) })),
  )
  const captures = read.flatMap(({ order, payee }): (Capture | 'unknown')[] => {
    if (order === 'unknown') return [order]
    return order && paysPayee(order, payee) ? capturesOf(order).filter(matchesKey(key)) : []
  })
  return captures.includes('unknown') ? 'unknown' : (captures as Capture[])
}

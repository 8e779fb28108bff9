import type { DisplayedCard } from '../engine.ts'
import { isRefusal, type Client } from './client.ts'
import { cardOf, readToken, StoredMethods } from './wire.ts'

interface Account {
  merchantAccount: string
  request: Client
}

/** Returns a stored card, or null if it does not exist at Adyen. */
export async function readCard(
  { merchantAccount, request }: Account,
  token: string,
): Promise<DisplayedCard | null | 'unknown'> {
  const known = readToken(token)
  if (!known) return null
  const query = new URLSearchParams({ merchantAccount, shopperReference: known.shopper })
  const response = await request('GET', `/storedPaymentMethods?${query}`)
  const list = StoredMethods.safeParse(response?.body)
  if (response?.status !== 200 || !list.success) return isRefusal(response?.status) ? null : 'unknown'
  const method = list.data.storedPaymentMethods.find(({ id }) => id === known.id)
  return method ? cardOf(method) : null
}

export async function deleteCard(
  { merchantAccount, request }: Account,
  token: string,
): Promise<'forgotten' | 'failed' | 'unknown'> {
  const known = readToken(token)
  if (!known) return 'failed'
  const query = new URLSearchParams({ merchantAccount, shopperReference: known.shopper })
  const response = await request('DELETE', `/storedPaymentMethods/${encodeURIComponent(known.id)}?${query}`)
  if (response?.status === 204) return 'forgotten'
  return response?.status === 404 || response?.status === 422 ? 'failed' : 'unknown'
}

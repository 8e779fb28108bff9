import { z } from 'zod'
import type { DisplayedCard, WalletPayload } from '../engine.ts'
import { provesNoPayment, type Client } from './client.ts'

export const Method = z.object({
  card_type: z.string().nullable(),
  last_four_digits: z.string().nullable(),
  month: z.int().nullable(),
  year: z.int().nullable(),
})
const Moved = z.object({ transaction: z.object({ succeeded: z.boolean() }) })
const Added = z.object({
  transaction: z.object({ succeeded: z.boolean(), payment_method: Method.extend({ token: z.string().max(200) }) }),
})

/** Returns a card from the vault, or null if it is unknown. */
export async function readCard(request: Client, token: string): Promise<DisplayedCard | null | 'unknown'> {
  const response = await request('GET', `/payment_methods/${encodeURIComponent(token)}.json`)
  const parsed = z.object({ payment_method: Method }).safeParse(response?.body)
  if (parsed.success) return cardOf(parsed.data.payment_method)
  return response?.status === 404 ? null : 'unknown'
}

/** Adds a wallet payload to the vault. Returns null if the payload is rejected. */
export async function storeWallet(request: Client, wallet: WalletPayload) {
  const response = await request('POST', '/payment_methods.json', { payment_method: walletMethod(wallet) })
  const added = Added.safeParse(response?.body)
  if (added.success && added.data.transaction.succeeded) {
    const { token, ...method } = added.data.transaction.payment_method
    return { token, card: cardOf(method) }
  }
  return response && provesNoPayment(response.status) ? null : 'unknown'
}

/** Retains or redacts a card. */
export async function changeCardStorage<Done extends string>(
  request: Client,
  token: string,
  verb: 'retain' | 'redact',
  done: Done,
): Promise<Done | 'failed' | 'unknown'> {
  const response = await request('PUT', `/payment_methods/${encodeURIComponent(token)}/${verb}.json`)
  const moved = Moved.safeParse(response?.body)
  if (moved.success && moved.data.transaction.succeeded) return done
  // Only 404 is final.
  return response?.status === 404 ? 'failed' : 'unknown'
}

function walletMethod({ kind, token }: WalletPayload) {
  return kind === 'applepay'
    ? { apple_pay: { payment_data: token['paymentData'] } }
    : { google_pay: { payment_data: token } }
}

const brands: Record<string, string> = { visa: 'Visa', master: 'Mastercard', american_express: 'American Express' }

export function cardOf({
  card_type: type,
  last_four_digits: last4,
  month,
  year,
}: z.output<typeof Method>): DisplayedCard | null {
  if (!type || !last4 || !month || !year) return null
  return { brand: brands[type] ?? type, last4, month, year }
}

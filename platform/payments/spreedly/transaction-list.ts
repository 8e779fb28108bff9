import { z } from 'zod'
import type { VendorResponse } from '../vendor-response.ts'
import type { Client } from './client.ts'
import { Transaction } from './transaction.ts'

const TransactionList = z.object({ transactions: z.array(Transaction) })

const brief = {
  pages: 200,
  /** Short, because the order is locked during the search. */
  ms: 10_000,
}
/** Limits for background work. */
export const backgroundLimits = { pages: 10_000, ms: 5 * 60_000 }

/**
 * Returns the matching transactions since a time, newest first, or undefined if the list could not be read back to that
 * time.
 */
export async function transactionsSince(
  request: Client,
  since: number,
  isWanted: (one: Transaction) => boolean,
  max = brief,
): Promise<Transaction[] | undefined> {
  const wanted: Transaction[] = []
  const see = (one: Transaction) => {
    if (isWanted(one)) wanted.push(one)
  }
  return (await readTransactionsBackward(request, since, see, max)) < since ? wanted : undefined
}

/**
 * Reads pages backward, because transactions cannot be looked up by order. Returns the time since which all
 * transactions have been read.
 */
export async function readTransactionsBackward(
  request: Client,
  since: number,
  see: (one: Transaction) => void,
  max: typeof brief,
): Promise<number> {
  let seen = Infinity
  let before = ''
  const until = performance.now() + max.ms
  for (let page = 0; page < max.pages && performance.now() < until; page++) {
    let response: VendorResponse | undefined
    for (let attempts = 0; !response && attempts < 3 && performance.now() < until; attempts++)
      response = await request('GET', `/transactions.json?order=desc&count=100${before}`)
    const parsed = TransactionList.safeParse(response?.body)
    if (!parsed.success) return seen
    const { transactions } = parsed.data
    transactions.forEach(see)
    const last = transactions.at(-1)
    if (!last) return -Infinity
    // Allows one minute of clock skew.
    seen = Date.parse(last.created_at ?? '') + 60_000
    if (seen < since) return seen
    before = `&since_token=${encodeURIComponent(last.token)}`
  }
  return seen
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** Those outside whose answers a merchant pays for, by what they are asked for. */
export type Vendor = 'rates' | 'tax' | 'vat' | 'address'

/** What somebody presses a button for, while it is answered. */
interface Press {
  /** When its answer comes too late, by the process's clock (performance.now). */
  until: number
  /** Counts a question against whoever pressed; false: they have asked for more than they may. */
  mayAsk: (vendor: Vendor) => Promise<boolean>
}

const current = new AsyncLocalStorage<Press>()

/** So long it takes at most to make an answer of what vendors said. */
const answeringMs = 500
/** A question that has less time than that is not worth asking. */
const shortestMs = 200

/** Runs what answers a press, so that all vendors that it asks share its time and its budget. */
export function runInRequest<T>(press: Press, work: () => Promise<T>): Promise<T> {
  return current.run(press, work)
}

/**
 * How long a vendor may be waited for, in milliseconds: as long as it is given at most, and no longer than the press under
 * way has time left for; null when there is too little of it, and when whoever pressed has asked for too much.
 */
export async function remainingBudgetMs(vendor: Vendor, maxMs: number): Promise<number | null> {
  const press = current.getStore()
  if (!press) return maxMs
  const leftMs = press.until - performance.now() - answeringMs
  if (leftMs < shortestMs || !(await press.mayAsk(vendor))) return null
  return Math.min(maxMs, Math.floor(leftMs))
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** Vendors with APIs that bill per call. Estimates before checkout have a separate quota for rate requests. */
export type Vendor = 'rates' | 'estimates' | 'tax' | 'vat' | 'address'

type Json = boolean | string | number | null | Json[] | { [key: string]: Json }

/**
 * Context of the current request: the deadline and quota for its vendor calls, its locale, its actor, and its flag
 * overrides.
 */
interface RequestContext {
  /** Deadline on the process clock (performance.now). */
  until: number
  /** Resolves to false if the shopper's quota is used up. */
  takeQuota: (vendor: Vendor) => Promise<boolean>
  /** BCP 47 tag of the caller's locale. */
  locale?: string
  /** The staff member of a staff call, for the audit log. */
  actor?: Actor
  /** Flag values that the visitor set in the debug panel. */
  flagOverrides?: Readonly<Record<string, Json>>
}

/** The staff member and request that change rows. Audit log triggers read them in each transaction. */
export interface Actor {
  /** Null for an API key. */
  id: string | null
  name: string
  ip: string
  call: string
  site: string
  requestId: string
  /** Epoch milliseconds. */
  now: number
}

const current = new AsyncLocalStorage<RequestContext>()

/** Reserved for building the response. */
const responseReserveMs = 500
const shortestMs = 200

/** Runs `work` with one deadline and quota for all its vendor calls. */
export function runInRequest<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return current.run(context, work)
}

/** Runs `work` with its rate requests counted as estimates, which do not use checkout's quota. */
export function runAsEstimate<T>(work: () => Promise<T>): Promise<T> {
  const context = current.getStore()
  if (!context) return work()
  const takeQuota = (vendor: Vendor) => context.takeQuota(vendor === 'rates' ? 'estimates' : vendor)
  return current.run({ ...context, takeQuota }, work)
}

/**
 * Returns a vendor timeout in milliseconds, at most the request's remaining time. Returns null if no time or quota is
 * left.
 */
export async function remainingBudgetMs(vendor: Vendor, maxMs: number): Promise<number | null> {
  const context = current.getStore()
  if (!context) return maxMs
  const leftMs = context.until - performance.now() - responseReserveMs
  if (leftMs < shortestMs || !(await context.takeQuota(vendor))) return null
  return Math.min(maxMs, Math.floor(leftMs))
}

/** Runs a job on behalf of the staff member who started it. The audit log then names them. */
export function runAsActor<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  return current.run({ until: Infinity, takeQuota: async () => true, actor }, work)
}

/** Runs a job in the locale of the request that queued it. */
export function runInLocale<T>(locale: string | undefined, work: () => Promise<T>): Promise<T> {
  return locale === undefined ? work() : jobLocale.run(locale, work)
}

const jobLocale = new AsyncLocalStorage<string>()

/** Returns the BCP 47 tag of the shopper's locale for this request, or for the request that queued this job. */
export function currentLocale(): string | undefined {
  return current.getStore()?.locale ?? jobLocale.getStore()
}

/** Returns the staff member behind this request, or undefined. */
export function currentActor(): Actor | undefined {
  return current.getStore()?.actor
}

/** Returns this visitor's flag overrides, or undefined. */
export function currentFlagOverrides(): RequestContext['flagOverrides'] {
  return current.getStore()?.flagOverrides
}

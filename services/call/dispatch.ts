import type { Call, Contract, RateClass, Received, Reply } from '#contract/kernel/call.ts'
import type { CaptchaAction } from '#domain/captcha/work.ts'
import { everyCallRefuses, Refused } from '#contract/kernel/refused.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { DatabaseAway } from '#platform/database.ts'
import { runInRequest, type Vendor } from '#platform/request-context.ts'
import type { Caller, RawParts } from './caller.ts'
import { isWrite, parse } from './parse-call.ts'

export type Handlers<C, Deps> = {
  [Name in keyof C]: (received: Received<C, Name>, deps: Deps) => Promise<Reply<C, Name>>
}
type LooseHandler = (received: object, deps: unknown) => Promise<unknown>

/** What surrounds every call. */
export interface Edge {
  /** Whose private rows the caller may see; a guest that writes for the first time becomes one. */
  identify: (caller: Caller, writes: boolean) => Promise<Scope>
  /** Refuses with too_many_requests when the caller's budget is used up. */
  limit: (rate: RateClass, caller: Caller) => Promise<void>
  /** What a captcha token says of its caller; without it everybody is trusted. */
  captcha?: (shown: CaptchaShown) => Promise<Trust>
  /** Whether the caller is staff; without it nobody is. */
  isStaff?: (caller: Caller) => boolean
  /** Counts a question to a vendor against a shopper; false when they have asked for too much. Without it nobody counts. */
  mayAsk?: (caller: Pick<Caller, 'ip' | 'now'> & { scope: Scope }, vendor: Vendor) => Promise<boolean>
}

/** A token, for what, and of whom; it counts once, for the write of its key. */
export interface CaptchaShown {
  action: CaptchaAction
  /** Empty where none came. */
  token: string
  key: string
  scope: Scope
  ip: string
  now: number
}
/** Who is doubted has half the budget; a token may be required, and then nothing is done without one [CHECKOUT-213]. */
export type Trust = 'trusted' | 'doubted' | 'refused'

/** A call of the wire with the code that answers it. */
export interface Route {
  name: string
  call: Call
  handle: (received: object) => Promise<unknown>
}

/** The calls of one area, bound to their handlers and what those need. */
export function routesOf<C extends Contract, Deps>(contract: C, handlers: Handlers<C, Deps>, deps: Deps): Route[] {
  return Object.entries<Call>(contract).map(([name, call]) => {
    const handle = handlers[name as keyof C] as unknown as LooseHandler
    return { name, call, handle: (received) => handle(received, deps) }
  })
}

/** So long a caller waits at most, in milliseconds: the whole budget of a request is six seconds. */
export const answerMs = 5_000

/**
 * Answers one call: limit, identify, parse, handle. Throws a refusal, or a defect. What is not done in time, or needs a
 * database that is away, is refused with service_unavailable; a write may be done all the same, and the same key tells.
 */
export async function dispatch(route: Route, raw: RawParts, caller: Caller, edge: Edge): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const until = caller.until ?? performance.now() + answerMs
  const leftMs = until - performance.now()
  const impatient = setTimeout(() => reject(everyCall('service_unavailable')), Math.max(0, leftMs))
  try {
    return await Promise.race([performed(route, raw, { ...caller, until }, edge), late])
  } catch (error) {
    throw error instanceof DatabaseAway ? everyCall('service_unavailable') : error
  } finally {
    clearTimeout(impatient)
  }
}

async function performed({ name, call, handle }: Route, raw: RawParts, caller: Caller & { until: number }, edge: Edge) {
  if (call.access !== 'public' && caller.isShared) {
    throw new Error(`${name} is personal and cannot be asked for a page that all shoppers share`)
  }
  await edge.limit(call.rate, caller)
  // For everybody else there is no such address.
  if (call.access === 'staff' && edge.isStaff?.(caller) !== true) throw everyCall('not_found')
  const isPersonal = call.access === 'guest' || call.access === 'customer'
  const scope = isPersonal ? await edge.identify(caller, isWrite(name, call)) : undefined
  if (call.access === 'customer' && scope?.customerId === null) throw everyCall('login_required')
  const { received, problems } = parse(name, call, raw)
  if (problems.length > 0) throw everyCall('invalid_request', { fields: problems })
  const refuse = (code: string, details?: Record<string, unknown>) =>
    new Refused(call.refusals![code]!.status, code, details)
  const { site, origin, now, ip, requestId, bearer, isOwnPage, cookies, tag, until } = caller
  if (call.captcha && scope && edge.captcha) {
    const shown = { action: call.captcha, token: raw.captcha, key: raw.key!, scope, ip, now }
    const trust = await edge.captcha(shown)
    if (trust === 'refused') throw refuse('captcha_required')
    // Counted twice.
    if (trust === 'doubted') await edge.limit(call.rate, caller)
  }
  const mayAsk = async (vendor: Vendor) => !scope || !edge.mayAsk || edge.mayAsk({ scope, ip, now }, vendor)
  return runInRequest({ until, mayAsk }, () =>
    handle({ ...received, scope, refuse, site, origin, now, ip, requestId, bearer, isOwnPage, cookies, tag }),
  )
}

/** One of the refusals that any call may answer. */
export function everyCall(code: keyof typeof everyCallRefuses, details?: Record<string, unknown>): Refused {
  return new Refused(everyCallRefuses[code], code, details)
}

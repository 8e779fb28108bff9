import { randomUUID } from 'node:crypto'
import type { Call, Contract, RateClass, ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { CaptchaAction } from '#domain/captcha/work.ts'
import { commonRefusals, RefusalError } from '#contract/kernel/refusal-error.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { DatabaseUnavailable } from '#platform/database.ts'
import { hasRecentSecondFactor, type Staff } from '#domain/staff/staff.ts'
import { runInRequest, type Actor, type Vendor } from '#platform/request-context.ts'
import type { Caller, RawParts } from './identity/caller.ts'
import { derivedKey } from './derived-key.ts'
import { isWrite, parseCall } from './parse-call.ts'

export type Handlers<C, Deps> = {
  [Name in keyof C]: (received: ReceivedCall<C, Name>, deps: Deps) => Promise<Reply<C, Name>>
}
type LooseHandler = (received: object, deps: unknown) => Promise<unknown>

/** Checks and limits for every call. */
export interface Edge {
  /** Creates a guest session on a guest's first write. */
  identify: (caller: Caller, writes: boolean) => Promise<Scope>
  limit: (rate: RateClass, caller: Caller) => Promise<void>
  /** If absent, every caller is trusted. */
  captcha?: (proof: CaptchaProof) => Promise<Trust>
  /** Returns the staff member, or undefined for other callers. If absent, no caller is staff. */
  staffOf?: (caller: Caller) => Promise<Staff | undefined>
  /**
   * Counts a vendor request against the shopper's quota and returns false once it is used up. If absent, there is no
   * quota.
   */
  takeQuota?: (caller: Pick<Caller, 'ip' | 'now'> & { scope: Scope }, vendor: Vendor) => Promise<boolean>
}

/** A captcha token, valid only for the write with this key. */
export interface CaptchaProof {
  action: CaptchaAction
  token: string
  key: string
  scope: Scope
  ip: string
  now: number
}
/** Doubted callers have half the usual rate limit; refused callers are rejected [CHECKOUT-213]. */
export type Trust = 'trusted' | 'doubted' | 'refused'

export interface Route {
  name: string
  call: Call
  handle: (received: object) => Promise<unknown>
}

/** Binds the calls of one area to their handlers and dependencies. */
export function routesOf<C extends Contract, Deps>(contract: C, handlers: Handlers<C, Deps>, deps: Deps): Route[] {
  return Object.entries<Call>(contract).map(([name, call]) => {
    const handle = handlers[name as keyof C] as unknown as LooseHandler
    return { name, call, handle: (received) => handle(received, deps) }
  })
}

/** Time limit for one call, in milliseconds. All calls on a page share a limit of six seconds. */
export const requestBudgetMs = 5_000

/**
 * Runs one call. Throws a refusal, or another error for a bug. After a timeout (service_unavailable), the write may
 * still have succeeded; a retry with the same key returns its result.
 */
export async function dispatch(route: Route, raw: RawParts, caller: Caller, edge: Edge): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const until = caller.until ?? performance.now() + requestBudgetMs + (route.call.maxWaitMs ?? 0)
  const leftMs = until - performance.now()
  const impatient = setTimeout(() => reject(commonRefusal('service_unavailable')), Math.max(0, leftMs))
  try {
    return await Promise.race([performed(route, raw, { ...caller, until }, edge), late])
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? commonRefusal('service_unavailable') : error
  } finally {
    clearTimeout(impatient)
  }
}

async function performed({ name, call, handle }: Route, raw: RawParts, caller: Caller & { until: number }, edge: Edge) {
  if (call.access !== 'public' && caller.isShared) {
    throw new Error(`${name} is personal and cannot be called for a shared page`)
  }
  await edge.limit(call.rate, caller)
  const staff = call.access === 'staff' ? await permittedStaff(name, call, caller, edge) : undefined
  const isPersonal = call.access === 'guest' || call.access === 'customer'
  const scope = isPersonal ? await edge.identify(caller, isWrite(name, call)) : undefined
  if (call.access === 'customer' && scope?.customerId === null) throw commonRefusal('login_required')
  const { received, problems } = parseCall(name, call, raw)
  if (problems.length > 0) throw commonRefusal('invalid_request', { fields: problems })
  if (staff) refuseForeignSite(staff, received)
  const { fingerprint } = received
  const key = raw.key ?? (scope && fingerprint ? defaultKey(name, scope, fingerprint) : undefined)
  const refuse = (code: string, details?: Record<string, unknown>) =>
    new RefusalError(call.refusals![code]!.status, code, details)
  const { site, origin, now, ip, requestId, bearer, isOwnPage, cookies, tag, until } = caller
  const visitorCountry = caller.countryOf ?? (() => null)
  const { userAgent = '', setHeader } = caller
  const request = {
    site,
    origin,
    now,
    ip,
    visitorCountry,
    userAgent,
    requestId,
    bearer,
    isOwnPage,
    cookies,
    tag,
    setHeader,
  }
  if (call.captcha && scope && edge.captcha) {
    const proof = { action: call.captcha, token: raw.captcha, key: key!, scope, ip, now }
    const trust = await edge.captcha(proof)
    if (trust === 'refused') throw refuse('captcha_required')
    // Requests from doubted callers count twice.
    if (trust === 'doubted') await edge.limit(call.rate, caller)
  }
  const takeQuota = async (vendor: Vendor) => !scope || !edge.takeQuota || edge.takeQuota({ scope, ip, now }, vendor)
  // Staff calls send emails to shoppers, so the caller's locale does not apply.
  const locale = call.access === 'staff' ? undefined : caller.locale
  const actor = staff && actorOf(staff, name, caller)
  // Overrides change what a visitor sees, never what the store accepts.
  const flagOverrides = isWrite(name, call) || staff ? undefined : caller.flagOverrides
  const context = {
    until,
    takeQuota,
    ...(locale !== undefined && { locale }),
    ...(actor && { actor }),
    ...(flagOverrides && { flagOverrides }),
  }
  return runInRequest(context, () => handle({ ...received, ...request, key, scope, staff, refuse }))
}

async function permittedStaff(name: string, call: Call, caller: Caller, { staffOf }: Edge): Promise<Staff> {
  const staff = await staffOf?.(caller)
  // The shop hides staff calls from all other callers.
  if (!staff) throw commonRefusal(caller.isBackOffice ? 'login_required' : 'not_found')
  const { permission } = call
  if (permission && !staff.permissions.has(permission)) throw commonRefusal('not_permitted', { permission })
  // /svc_admin/ calls are not limited to one site; instead, they return data from the caller's sites only.
  const isOfSite = !name.includes(' /svc_admin/')
  if (isOfSite && !staff.sites.includes(caller.site)) throw commonRefusal('not_permitted', { site: caller.site })
  if (call.isDangerous && !hasRecentSecondFactor(staff, caller.now)) throw commonRefusal('factor_required')
  return staff
}

/** Refuses a staff call whose path, query, or body names a site outside the caller's roles. */
function refuseForeignSite(
  { sites }: Staff,
  { params, query, body }: Partial<Record<'params' | 'query' | 'body', unknown>>,
) {
  for (const part of [params, query, body]) {
    if (typeof part !== 'object' || part === null || !('site' in part)) continue
    const { site } = part
    if (typeof site === 'string' && !sites.some((own) => own === site)) throw commonRefusal('not_permitted', { site })
  }
}

function actorOf({ id, name }: Staff, call: string, { ip, site, requestId, now }: Caller): Actor {
  return { id, name, ip, call, site, requestId, now }
}

// PUT, PATCH, and DELETE are idempotent. With a derived key, restoring an earlier state would return the stored
// response instead of writing.
function defaultKey(name: string, scope: Scope, fingerprint: string): string {
  return name.startsWith('POST ') ? derivedKey(scope, fingerprint) : randomUUID()
}

/** Creates a refusal that every call may return. */
export function commonRefusal(code: keyof typeof commonRefusals, details?: Record<string, unknown>): RefusalError {
  return new RefusalError(commonRefusals[code], code, details)
}

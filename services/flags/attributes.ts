import { createHash } from 'node:crypto'
import type { Cookies } from '#contract/kernel/call.ts'
import type { FlagAttributes } from '#domain/flags/attributes.ts'
import { isEmployee } from '#domain/flags/employee.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import { cookieNames } from '#services/call/identity/scope.ts'
import { readCustomer } from '#services/sessions/steps.ts'

export interface VisitorDeps {
  db: QueryRunner
  /** Employees' email domains, in lowercase. Optional. */
  employeeDomains?: readonly string[]
}

interface VisitorRequest {
  scope: Scope
  userAgent: string
  cookies: Pick<Cookies, 'get'>
}

/** Returns the attributes shared by all visitors of a page, in the locale of the request. */
export function pageAttributes(site: Site): FlagAttributes {
  return { site, locale: currentLocale() ?? siteSettings[site].locales[0].tag }
}

/** Returns the visitor's attributes for a personal call [FLAG-401]. */
export async function visitorAttributes(
  { db, employeeDomains = [] }: VisitorDeps,
  { scope, userAgent, cookies }: VisitorRequest,
): Promise<FlagAttributes> {
  const shared = { ...pageAttributes(scope.site), deviceType: deviceTypeOf(userAgent) }
  if (scope.customerId === null) {
    // Before a guest's first write, every request has a different token.
    const isStored = cookies.get(cookieNames.guest(scope.site)) !== undefined
    const id = isStored && { id: `guest-${shortHash(scope.guestToken)}` }
    return { ...shared, ...id, loggedIn: false, group: 0, segments: [], employee: false }
  }
  const { customerId, groupId: group } = scope
  const customer = await readCustomer(db, customerId)
  const { email = '', segments = [] } = customer ?? {}
  const employee = isEmployee(email, employeeDomains)
  return { ...shared, id: `customer-${customerId}`, loggedIn: true, group, segments, employee }
}

/** Hides the token, because rules and experiments store this id. */
const shortHash = (token: string) => createHash('sha256').update(`flags ${token}`).digest('base64url').slice(0, 22)

function deviceTypeOf(userAgent: string): 'desktop' | 'tablet' | 'mobile' {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone/i.test(userAgent) ? 'mobile' : 'desktop'
}

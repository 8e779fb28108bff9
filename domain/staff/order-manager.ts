import type { Site } from '../sites.ts'
import type { Permission } from './permissions.ts'
import type { Staff } from './staff.ts'

/** Path of the quote editor on the shop's hosts [ADMIN-003]. */
export const orderManagerPath = '/order-manager-quote'

/** The permissions that apply on the order manager: quotes, their payment links, and the product search. */
export const orderManagerPermissions = [
  'quotes.read',
  'quotes.write',
  'payments.read',
  'payments.write',
  'catalog.read',
] as const satisfies readonly Permission[]

/** Returns true for staff who may open the order manager of a site [ADMIN-005, ADMIN-012]. */
export function mayOpenOrderManager({ permissions, sites }: Pick<Staff, 'permissions' | 'sites'>, site: Site): boolean {
  return permissions.has('quotes.write') && sites.includes(site)
}

const loopbackPatterns = ['localhost', '*.localhost', '127.0.0.1', '[::1]']

/**
 * Returns true if a host name, without its port, matches a pattern: a name, or `*.` and a domain for all names below
 * it. Without patterns, only loopback names are non-production [ADMIN-009].
 */
export function isNonProductionHost(name: string, patterns: readonly string[]): boolean {
  const lower = name.toLowerCase().replace(/\.$/, '')
  return (patterns.length > 0 ? patterns : loopbackPatterns).some((pattern) =>
    pattern.startsWith('*.') ? lower.length >= pattern.length && lower.endsWith(pattern.slice(1)) : lower === pattern,
  )
}

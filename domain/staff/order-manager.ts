import type { Site } from '../sites.ts'
import type { Permission } from './permissions.ts'
import type { Staff } from './staff.ts'

/** Path of the quote editor on the shop's hosts [ADMIN-003]. */
export const orderManagerPath = '/order-manager-quote'

/** Permissions that apply in the order manager: for quotes, their payment links, and product search. */
export const orderManagerPermissions = [
  'quotes.read',
  'quotes.write',
  'payments.read',
  'payments.write',
  'catalog.read',
] as const satisfies readonly Permission[]

/** Calls that the page uses: for its session, quotes, their payment links, and product search [ADMIN-012]. */
export const orderManagerCalls = [
  'GET /svc_admin/session',
  'DELETE /svc_admin/session',
  'GET /svc_list/quote-desk',
  'GET /svc_list/quote-search',
  'GET /svc_list/quote-desk/{id}',
  'GET /svc_list/quote-desk/{id}/files/{fileId}',
  'GET /svc_list/quote-desk/{id}/answers/{number}/file',
  'POST /svc_list/quote-desk',
  'PUT /svc_list/quote-desk/{id}',
  'PUT /svc_list/quote-desk/{id}/lines',
  'POST /svc_list/quote-desk/{id}/take',
  'POST /svc_list/quote-desk/{id}/send',
  'POST /svc_list/quote-desk/{id}/messages',
  'POST /svc_list/quote-desk/{id}/cancel',
  'POST /svc_list/quote-desk/{id}/duplicate',
  'GET /svc_extrapayment/links',
  'POST /svc_extrapayment/links',
  'POST /svc_extrapayment/links/{id}/resend',
  'POST /svc_extrapayment/links/{id}/revoke',
  'GET /svc_admin/products',
  'GET /svc_admin/products/{id}',
]

/** Returns true for staff who may open a site's order manager [ADMIN-005, ADMIN-012]. */
export function mayOpenOrderManager({ permissions, sites }: Pick<Staff, 'permissions' | 'sites'>, site: Site): boolean {
  return permissions.has('quotes.write') && sites.includes(site)
}

const loopbackPatterns = ['localhost', '*.localhost', '127.0.0.1', '[::1]']

/**
 * Returns true if a host name, without its port, matches a pattern: a name, or `*.` followed by a domain for all of its
 * subdomains. Without patterns, only loopback names are non-production [ADMIN-009].
 */
export function isNonProductionHost(name: string, patterns: readonly string[]): boolean {
  const lower = name.toLowerCase().replace(/\.$/, '')
  return (patterns.length > 0 ? patterns : loopbackPatterns).some((pattern) =>
    pattern.startsWith('*.') ? lower.length >= pattern.length && lower.endsWith(pattern.slice(1)) : lower === pattern,
  )
}

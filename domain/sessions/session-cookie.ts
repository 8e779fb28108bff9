import type { Site } from '#domain/sites.ts'

/** Returns the cookie with the expiry of the session, for scripts of all tabs; it grants no access. */
export function sessionCookie(site: Site): string {
  return `exp_${site.toLowerCase()}`
}

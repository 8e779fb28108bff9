import type { Site } from '#domain/sites.ts'

/** Returns the name of the cookie with the session expiry, for scripts in all tabs. It grants no access. */
export function sessionCookie(site: Site): string {
  return `exp_${site.toLowerCase()}`
}

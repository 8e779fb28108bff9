import { safeTarget } from '#domain/routes/redirect.ts'

/**
 * Returns the redirect path after login: a path in this shop, or the account page if the target could leave the shop
 * [SESSION-405].
 */
export function redirectTarget(requested: string | null): string {
  if (requested === null || requested.length > 200) return '/account'
  const target = safeTarget(requested)
  return target === null || /^\/login([/?#]|$)/.test(target) ? '/account' : target
}

/** Adds the page to open after login to a path. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
}

/** Adds the counts of merged products and registry gifts to the redirect path [LIST-232]. */
export function withAddedCounts(target: string, { added, gifts }: { added: number; gifts: number }): string {
  const counts = [added > 0 && `added=${added}`, gifts > 0 && `gifts=${gifts}`].filter(Boolean).join('&')
  if (counts === '') return target
  const [path = '', hash] = target.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}${counts}${hash === undefined ? '' : `#${hash}`}`
}

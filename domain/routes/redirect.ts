const redirectStatuses = [301, 302, 307, 308]

/** Returns a redirect's type if it is valid, or else 302 [ROUTE-015, ROUTE-017]. */
export function redirectStatus(type: number | null): number {
  return type !== null && redirectStatuses.includes(type) ? type : 302
}

/** Some proxies and browsers reject longer URLs. */
export const maxTargetLength = 4_000

const shop = 'https://shop.invalid'

/**
 * Returns a path, or a URL on an allowed host. Returns null for other hosts and for ambiguous or overlong URLs
 * [ROUTE-017, T13].
 */
export function safeTarget(target: string, allowedHosts: readonly string[] = []): string | null {
  const path = normalizeTarget(target, allowedHosts)
  return path !== null && path.length <= maxTargetLength ? path : null
}

function normalizeTarget(target: string, allowedHosts: readonly string[]): string | null {
  // Browsers drop these characters or stop parsing at them.
  if (/[\s\p{Cc}]/u.test(target)) return null
  if (/^\/(?!\/)/.test(target)) {
    const [path = ''] = target.split(/[?#]/)
    if (path.includes('\\')) return null
    const { pathname, search, hash } = new URL(target, shop)
    // Removing a dot segment can leave two slashes, which browsers interpret as a different host.
    return pathname.startsWith('//') ? null : pathname + search + hash
  }
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(target) ?? []
  return host !== undefined && allowedHosts.includes(host.toLowerCase()) ? new URL(target).href : null
}

/** Collapses slashes in a path. Schemes and queries are unchanged [ROUTE-020..023]. */
export function collapseSlashes(link: string): string {
  if (/^(mailto:|tel:|https?:)/i.test(link)) return link
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  return path.replace(/\/{2,}/g, '/') + rest
}

/** Returns alternative spellings to look up: in lower case, and without a trailing slash or .html [ROUTE-019]. */
export function spellingsOf(path: string): string[] {
  const bare = path.replace(/\/$/, '').replace(/\.html$/i, '')
  return [...new Set([bare, bare.toLowerCase()])].filter((spelling) => spelling !== path && spelling !== '')
}

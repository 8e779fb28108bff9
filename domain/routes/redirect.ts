const redirectStatuses = [301, 302, 307, 308]

/** The status of a redirect: its type when that is one, else 302 [ROUTE-015, ROUTE-017]. */
export function redirectStatus(type: number | null): number {
  return type !== null && redirectStatuses.includes(type) ? type : 302
}

/** Characters of an address that a header carries: longer ones are taken neither by all proxies nor by all browsers. */
export const longestTarget = 4_000

/** Stands for the shop's own: only what follows it counts. */
const shop = 'https://shop.invalid'

/**
 * Where a redirect may lead, written as a header takes it: a path of our own, or a host that is allowed; null for what
 * leads elsewhere, or might for a browser that reads it another way, and for what is too long to be read [ROUTE-017, T13].
 */
export function safeTarget(target: string, allowedHosts: readonly string[] = []): string | null {
  const written = writtenTarget(target, allowedHosts)
  return written !== null && written.length <= longestTarget ? written : null
}

function writtenTarget(target: string, allowedHosts: readonly string[]): string | null {
  // Browsers leave these out, or stop at them.
  if (/[\s\p{Cc}]/u.test(target)) return null
  if (/^\/(?!\/)/.test(target)) {
    const [path = ''] = target.split(/[?#]/)
    if (path.includes('\\')) return null
    const { pathname, search, hash } = new URL(target, shop)
    // A dot between two slashes goes, and what is left begins as another host does.
    return pathname.startsWith('//') ? null : pathname + search + hash
  }
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(target) ?? []
  return host !== undefined && allowedHosts.includes(host.toLowerCase()) ? new URL(target).href : null
}

/** One slash where a path has several; addresses with a scheme and what follows the path stay [ROUTE-020..023]. */
export function collapseSlashes(link: string): string {
  if (/^(mailto:|tel:|https?:)/i.test(link)) return link
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
  return path.replace(/\/{2,}/g, '/') + rest
}

/** Other spellings of a path, each answered by a 301 to the right one: case, a slash or .html at the end [ROUTE-019]. */
export function spellingsOf(path: string): string[] {
  const bare = path.replace(/\/$/, '').replace(/\.html$/i, '')
  return [...new Set([bare, bare.toLowerCase()])].filter((spelling) => spelling !== path && spelling !== '')
}

const redirectStatuses = [301, 302, 307, 308]

/** The status of a redirect: its type when that is one, else 302 [ROUTE-015, ROUTE-017]. */
export function redirectStatus(type: number | null): number {
  return type !== null && redirectStatuses.includes(type) ? type : 302
}

/** Whether a redirect may go there: a path of our own, or a host that is allowed [ROUTE-017, T20]. */
export function isSafeTarget(target: string, allowedHosts: readonly string[] = []): boolean {
  if (/^\/(?![/\\])/.test(target)) return !/[\\\s]/.test(target)
  const [, host] = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(target) ?? []
  return host !== undefined && allowedHosts.includes(host.toLowerCase())
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

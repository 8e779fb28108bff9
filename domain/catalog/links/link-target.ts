/** A path of the shop, with or without a query and a fragment; `//host` would lead to another origin [CMS-218]. */
export const shopLink = /^\/(?![/\\])[^\s"<>]*$/

/** A path as the shop finds its page by it, and the query and fragment after it. */
interface LinkTarget {
  path: string
  rest: string
}

/** Returns the target of a link: `/Plates/?use=home` leads to `/plates`, with the rest `?use=home` [CMS-218]. */
export function linkTarget(url: string): LinkTarget {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  return { path: `/${parts.join('/')}`, rest: end < 0 ? '' : url.slice(end) }
}

/** Returns true if two links lead to the same page with the same query and fragment [CMS-218]. */
export function isSameTarget(one: string, other: string): boolean {
  const [a, b] = [linkTarget(one), linkTarget(other)]
  return a.path === b.path && a.rest === b.rest
}

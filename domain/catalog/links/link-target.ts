/** A path on this site, with an optional query and fragment. `//host` would lead to another origin [CMS-218]. */
export const shopLinkPattern = /^\/(?![/\\])[^\s"<>]*$/

/** A normalized path that identifies a page, with the query and fragment in `rest`. */
interface LinkTarget {
  path: string
  rest: string
}

/** Splits a link: `/Plates/?use=home` has the path `/plates` and the rest `?use=home` [CMS-218]. */
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

import type { EntityKind } from '#storefront/routing/known-paths.ts'

type Anchor = Pick<HTMLAnchorElement, 'href' | 'protocol' | 'host' | 'pathname' | 'search' | 'hash' | 'target'> & {
  textContent: string | null
}

interface Store {
  /** Host of the current page. */
  host: string
  /** Hosts of all sites. */
  siteHosts: readonly string[]
  /** The locale prefix without slashes. */
  prefix: string
  /** Returns the entity at a path without the locale prefix, if known to the page. */
  entityAt: (path: string) => { kind: EntityKind; id: number } | undefined
}

interface LinkClick {
  href: string
  /** Path, query, and fragment, without the locale prefix. */
  path: string
  kind: EntityKind | null
  entityId: number | null
  target: string
  title: string
}

/** A message to the native app about a clicked link. */
type AppLink =
  | { type: 'linkclick'; payload: LinkClick }
  | { type: 'open_in_browser'; payload: { url: string; reason: 'other_host' | 'other_site' } }

const maxTitle = 200

/**
 * Returns the message about a clicked link, or null for links that the app does not handle, such as mailto. Links to
 * the store's pages stay in the app; links to other hosts and other sites open in the browser [APP-441, APP-442,
 * SHELL-418].
 */
export function appLinkOf(anchor: Anchor, { host, siteHosts, prefix, entityAt }: Store): AppLink | null {
  if (anchor.protocol !== 'https:' && anchor.protocol !== 'http:') return null
  const { href } = anchor
  if (anchor.host !== host) {
    const reason = siteHosts.includes(anchor.host) ? 'other_site' : 'other_host'
    return { type: 'open_in_browser', payload: { url: href, reason } }
  }
  const path = withoutPrefix(anchor.pathname, prefix)
  const entity = entityAt(path)
  const title = (anchor.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxTitle)
  return {
    type: 'linkclick',
    payload: {
      href,
      path: path + anchor.search + anchor.hash,
      kind: entity?.kind ?? null,
      entityId: entity?.id ?? null,
      target: anchor.target,
      title,
    },
  }
}

function withoutPrefix(path: string, prefix: string): string {
  return prefix !== '' && `${path}/`.startsWith(`/${prefix}/`) ? path.slice(prefix.length + 1) || '/' : path
}

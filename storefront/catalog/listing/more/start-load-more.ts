import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { SiteLocale } from '#domain/sites.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'
import { knownPaths } from '../../../routing/known-paths.ts'
import type { CardView } from '../../card/card-view.ts'
import { readListingQuery } from '../query/read-query.ts'
import { type AppendedPages, appendedPages, entryOf } from './appended-pages.ts'
import { loadNextPage } from './load-next-page.ts'

interface Parts {
  call: StoreCall
  shop: Shop
}

const maxRemembered = 20
/** Enough to fill the window below the list. */
const maxPlaceholders = 24
/** Without this script, the link opens the next page. */
const linkToNext = 'a[data-more]'

/** Appends the next page of a list when its link is clicked. */
export function startLoadMore(parts: Parts): void {
  const { locale } = parts.shop
  let loading = ''
  let shown = entryNow(locale)
  // Runs before the listener for all links, which would navigate to the page.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(linkToNext) : null
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || event.button !== 0) return
      event.preventDefault()
      const entry = entryNow(locale)
      if (loading === entry) return
      loading = entry
      void append(parts, link, entry).finally(() => {
        if (loading === entry) loading = ''
      })
    },
    true,
  )
  // A fragment link creates another history entry for the same list.
  addEventListener('popstate', () => {
    const entry = entryNow(locale)
    const known = appendedPages.pages.get(shown)
    if (location.hash !== '' && known && !appendedPages.pages.has(entry) && listOf(entry) === listOf(shown))
      remember(entry, known)
    shown = entry
  })
}

async function append({ call, shop }: Parts, link: HTMLAnchorElement, entry: string): Promise<void> {
  const list = document.getElementById('products')
  if (!list) return
  const query = readListingQuery(new URL(link.href).searchParams)
  const { cards = [] } = appendedPages.pages.get(entry) ?? {}
  const first = list.children.length
  const shown = new Set([...list.querySelectorAll('a')].map((product) => `${product.href} ${product.textContent}`))
  const isShown = ({ url, name }: CardView) =>
    shown.has(`${new URL(withLocalePrefix(shop.locale, url), location.href).href} ${name}`)
  const placeholders = addPlaceholders(list, Number(link.dataset['more']))
  link.setAttribute('aria-disabled', 'true')
  let next: AppendedPages
  try {
    const isFromCatalog = 'fromCatalog' in link.dataset
    const loaded = await loadNextPage({ call, shop }, { path: pathNow(shop.locale), query, isFromCatalog })
    // Products can move between pages when the catalog changes.
    const added = loaded.filter((card) => !isShown(card))
    knownPaths.learn(
      'product',
      added.filter(({ hasRedirect }) => !hasRedirect),
    )
    next = { cards: [...cards, ...added], page: query.page, hasFailed: false }
  } catch {
    next = { cards, page: query.page - 1, hasFailed: true }
  }
  const hadFocus = document.activeElement === link
  for (const placeholder of placeholders) placeholder.remove()
  link.removeAttribute('aria-disabled')
  remember(entry, next)
  if (hadFocus && !next.hasFailed) requestAnimationFrame(() => focusProduct(first))
}

/** Reserves space for the next page immediately, so that nothing shifts when its products arrive. */
function addPlaceholders(list: Element, count: number): Element[] {
  return Array.from({ length: Math.min(count, maxPlaceholders) }, () => {
    const placeholder = document.createElement('li')
    placeholder.className = 'card card--loading'
    placeholder.setAttribute('aria-hidden', 'true')
    const picture = document.createElement('span')
    picture.className = 'picture skeleton'
    placeholder.append(picture)
    list.append(placeholder)
    return placeholder
  })
}

/** Moves the focus from the link, which disappears on the last page, to the first appended product. */
function focusProduct(index: number): void {
  const product = document.querySelector<HTMLAnchorElement>(`#products > :nth-child(${index + 1}) a`)
  // The scroll position does not change, so the first new row is where the link was.
  product?.focus({ preventScroll: true })
}

function remember(entry: string, next: AppendedPages): void {
  const { pages, listeners } = appendedPages
  pages.delete(entry)
  pages.set(entry, next)
  if (pages.size > maxRemembered) pages.delete(pages.keys().next().value!)
  for (const listener of listeners) listener()
}

/** Returns the current path without the locale prefix. */
function pathNow({ path: prefix }: Pick<SiteLocale, 'path'>): string {
  return location.pathname.slice(prefix === '' ? 0 : prefix.length + 1)
}

/** Returns the history entry with its URL, in the list's format. */
function entryNow(locale: Pick<SiteLocale, 'path'>): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string }
  return entryOf({ key, pathname: pathNow(locale), search: location.search })
}

/** Returns the URL part of an entry. */
function listOf(entry: string): string {
  return entry.slice(entry.indexOf('/'))
}

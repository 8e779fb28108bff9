import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { type CardView, cardOfSearch } from '../catalog/card/card-view.ts'
import type { SearchReply } from '../catalog/listing/listing-view.ts'
import { plainPriceDisplay } from '#storefront/catalog/deals/price-display.ts'
import type { Shop } from '#storefront/page/page.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { debounceMs, maxHitsAt, loadOnce, maxPosts } from './preview-state.ts'
import { popularRequest, previewRequest } from './search-request.ts'
import { resolveSearchUserId } from './search-user.ts'
import { invitationalPath, meansInvitational, type SearchSuggestions, suggestionsOf } from './suggestions.ts'

export interface Preview {
  q: string
  status: 'loading' | 'ready' | 'failed' | 'blocked'
  total: number
  partialPhrase: string | null
  /** Matching products, or popular ones if the query is empty or has no matches. */
  hits: readonly CardView[]
  suggested: SearchSuggestions
  posts: readonly { title: string; to: string }[]
  /** True if the query may mean the Invitational and its page exists. */
  isInvitational: boolean
  redirectUrl: string | undefined
}

const waiting: Preview = {
  q: '',
  status: 'loading',
  total: 0,
  partialPhrase: null,
  hits: [],
  suggested: suggestionsOf(null),
  posts: [],
  isInvitational: false,
  redirectUrl: undefined,
}

/**
 * Returns the preview for a query: placeholders until the debounce ends and the response arrives. Outdated responses
 * are ignored. An empty query immediately shows popular products [SEARCH-006, SEARCH-007, SEARCH-092..096].
 */
export function usePreview(q: string, isOpen: boolean) {
  const shop = useShop()
  const [preview, setPreview] = useState(waiting)
  const isFirst = useRef(true)
  const running = useRef<Promise<Preview> | null>(null)
  // Read once, because the preview closes when the layout changes.
  const [max] = useState(() => maxHitsAt({ isWide: matchMedia('(min-width: 48rem)').matches }))
  const [user] = useState(() => resolveSearchUserId(browserCall(shop), shop.site))

  const fetchPreview = useCallback(
    async (signal: AbortSignal): Promise<Preview> => {
      const call = browserCall(shop)
      const [found, posts, isInvitational] = await Promise.all([
        q === ''
          ? loadPopular(shop, user)
          : call('POST /api/search-rec/3', { body: previewRequest(q, await user) }, { signal }),
        q === '' ? [] : loadPosts(call, q, signal),
        meansInvitational(q) && hasPage(call, invitationalPath, signal),
      ])
      const { total_item: total } = found
      const products = total === 0 && q !== '' ? await loadFewPopular(shop, user) : found.content.product.value
      const hits = products.slice(0, max).map((product) => cardOfSearch(product, plainPriceDisplay(shop.tax)))
      const { partial_phrase: partialPhrase = null, redirect_url: redirectUrl, suggestion } = found
      const suggested = suggestionsOf(suggestion)
      return { q, status: 'ready', total, partialPhrase, hits, suggested, posts, isInvitational, redirectUrl }
    },
    [q, shop, user, max],
  )

  useEffect(() => {
    if (!isOpen) {
      isFirst.current = true
      return
    }
    const teardown = new AbortController()
    const timer = setTimeout(
      () => {
        if (q !== '') isFirst.current = false
        setPreview((known) => ({ ...known, status: 'loading' }))
        const loading = fetchPreview(teardown.signal).catch((error: unknown): Preview => {
          const isBlocked = isRefusalError(error) && error.code === 'no_response'
          return { ...waiting, q, status: isBlocked ? 'blocked' : 'failed' }
        })
        running.current = loading
        void loading.then((found) => {
          if (!teardown.signal.aborted) setPreview(found)
        })
      },
      // An empty query needs no debounce.
      q === '' ? 0 : debounceMs({ isFirst: isFirst.current }),
    )
    return () => {
      clearTimeout(timer)
      teardown.abort()
    }
  }, [fetchPreview, isOpen, q])

  return { preview, running, max }
}

const popular = loadOnce<SearchReply>()

/** Returns popular products, requested once per visit. */
function loadPopular(shop: Shop, user: Promise<string>): Promise<SearchReply> {
  return popular(`${shop.site} ${shop.language}`, async () =>
    browserCall(shop)('POST /api/search-rec/3', { body: popularRequest(await user, shop.isApp) }),
  )
}

/** One row, because the suggestions need the second row's space. */
const maxPopular = 4

/** Returns a row of popular products, or an empty list on failure. */
async function loadFewPopular(shop: Shop, user: Promise<string>) {
  try {
    return (await loadPopular(shop, user)).content.product.value.slice(0, maxPopular)
  } catch {
    return []
  }
}

/** Returns matching articles, or an empty list on failure [SEARCH-019]. */
async function loadPosts(call: ReturnType<typeof browserCall>, search: string, signal: AbortSignal) {
  try {
    const query = { search, per_page: String(maxPosts), _fields: 'title,link' }
    const posts = await call('GET /theindex/wp-json/wp/v2/posts', { query }, { signal })
    return posts
      .slice(0, maxPosts)
      .flatMap(({ title, link }) => (title && link ? { title: title.rendered, to: link } : []))
  } catch {
    return []
  }
}

/** Returns true if a path leads to a page on the site. Returns false on failure. */
async function hasPage(call: ReturnType<typeof browserCall>, url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { entityType, redirectTarget } = await call('GET /svc_route/route', { query: { url } }, { signal })
    return entityType !== null || redirectTarget !== null
  } catch {
    return false
  }
}

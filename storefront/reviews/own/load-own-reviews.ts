import { redirect } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'

type OwnReview = Reply<Store, 'GET /svc_review/reviews'>['reviews'][number]

/** `name` is null if the site does not sell the product. */
export interface ReviewedProduct {
  id: number
  name: string | null
  url: string
}
export interface OwnReviewsView {
  reviews: readonly (Pick<OwnReview, 'id' | 'state' | 'stars' | 'title' | 'text' | 'photos'> & {
    product: ReviewedProduct
    writtenAt: number
  })[]
  unreviewed: readonly ReviewedProduct[]
  page: number
  pages: number
}

export async function requireCustomer({ call }: Pick<PageContext, 'call'>, path: string): Promise<void> {
  const session = await call('GET /svc_session/session', {})
  if (!isLoggedIn(session)) throw redirect(`/login?${new URLSearchParams({ redirect: path }).toString()}`)
}

/** Loads the customer's reviews with their states, and the products that can be reviewed [ACCOUNT-412]. */
export async function loadOwnReviews(
  { shop, call }: PageContext,
  { url }: PageArguments,
): Promise<PageData<OwnReviewsView>> {
  await requireCustomer({ call }, '/account/reviews')
  const requested = url.searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(requested) ? requested : '1'
  const found = await call('GET /svc_review/reviews', { query: { page } })
  const offered = found.unreviewed.slice(0, 12)
  const products = await readProducts({ call }, [...found.reviews.map(({ productId }) => productId), ...offered])
  return {
    head: { title: textsOf(shop.language, 'reviews/own').title },
    view: {
      reviews: found.reviews.map(({ id, state, stars, title, text, photos, productId, createdAt }) => ({
        id,
        state,
        stars,
        title,
        text,
        photos,
        product: products.get(productId) ?? { id: productId, name: null, url: '' },
        writtenAt: Date.parse(createdAt),
      })),
      unreviewed: offered.flatMap((id) => products.get(id) ?? []),
      page: found.page,
      pages: found.pages,
    },
  }
}

/** Returns a site's products by id. Omits products not sold there. */
export async function readProducts(
  { call }: Pick<PageContext, 'call'>,
  ids: readonly number[],
): Promise<Map<number, ReviewedProduct>> {
  if (ids.length === 0) return new Map()
  const products = await call('GET /svc_content/catalog/product', { query: { id: [...new Set(ids)].join(',') } })
  return new Map(products.map(({ productId: id, name, url }) => [id, { id, name, url }]))
}

import { RouteError } from '#storefront/router/results.ts'
import { type ReviewDraft, reviewLimits, displayedName } from '#domain/reviews/review.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { requireCustomer, readProducts } from './load-own-reviews.ts'

export interface ReviewFormView {
  product: { id: number; name: string; url: string }
  id: string | null
  draft: ReviewDraft
  photos: readonly { id: string; small: string; width: number; height: number }[]
  photosLeft: number
  problem: string | null
}

/** Loads a product's review form with the existing review or the customer's name. */
export async function loadReviewForm(
  { shop, call }: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<ReviewFormView>> {
  const productId = params['productId'] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(productId)) throw new RouteError(404)
  await requireCustomer({ call }, `/account/reviews/${productId}`)
  const [products, { reviews }, customer] = await Promise.all([
    readProducts({ call }, [Number(productId)]),
    call('GET /svc_review/reviews', { query: { productId } }),
    call('GET /svc_customer/customer', {}),
  ])
  const product = products.get(Number(productId))
  if (!product || product.name === null) throw new RouteError(404)
  const [own] = reviews
  const texts = textsOf(shop.language, 'reviews/own')
  const { name } = product
  return {
    head: { title: own ? texts.editOf(name) : texts.writeOf(name) },
    view: {
      product: { ...product, name },
      id: own?.id ?? null,
      draft: own
        ? { stars: own.stars, title: own.title, text: own.text, author: own.author }
        : { stars: 0, title: '', text: '', author: displayedName(customer) },
      photos: own?.photos.map(({ id, small, width, height }) => ({ id, small, width, height })) ?? [],
      photosLeft: reviewLimits.photos - (own?.photos.length ?? 0),
      problem: url.searchParams.get('problem'),
    },
  }
}

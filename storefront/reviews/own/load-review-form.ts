import { data as answerWith } from 'react-router'
import { type ReviewDraft, reviewLimits, shownName } from '#domain/reviews/review.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { customerOnly, readProducts } from './load-own-reviews.ts'

export interface ReviewFormView {
  product: { id: number; name: string; url: string }
  /** The customer's review of it; null while there is none. */
  id: string | null
  draft: ReviewDraft
  photos: readonly { id: string; small: string; width: number; height: number }[]
  /** So many may be added. */
  photosLeft: number
  /** What was wrong with a photo that was sent along. */
  problem: string | null
}

/** What the form for one product begins with: what was written, or the name that the customer goes by. */
export async function loadReviewForm(
  { shop, call }: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<ReviewFormView>> {
  const productId = params['productId'] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(productId)) throw answerWith(null, { status: 404 })
  await customerOnly({ call }, `/account/reviews/${productId}`)
  const [products, { reviews }, customer] = await Promise.all([
    readProducts({ call }, [Number(productId)]),
    call('GET /svc_review/reviews', { query: { productId } }),
    call('GET /svc_customer/customer', {}),
  ])
  const product = products.get(Number(productId))
  if (!product || product.name === null) throw answerWith(null, { status: 404 })
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
        : { stars: 0, title: '', text: '', author: shownName(customer) },
      photos: own?.photos.map(({ id, small, width, height }) => ({ id, small, width, height })) ?? [],
      photosLeft: reviewLimits.photos - (own?.photos.length ?? 0),
      problem: url.searchParams.get('problem'),
    },
  }
}

import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import {
  categoryWidget,
  recommendationPageSize,
  recommendationWidgets,
  type RecommendationKind,
} from '#domain/recommendations/widgets.ts'

type Body = CallInput<Store, 'POST /api/search-rec/3'>['body']

export interface Seeds {
  /** 'category' is for featured products of the category at `uri`. */
  kind: RecommendationKind | 'category'
  /** Page path without the locale prefix. */
  uri: string
  skus?: readonly string[]
  handles?: readonly string[]
}

/** Returns the request for the first page of a recommendation widget [SEARCH-401, SEARCH-402]. */
export function recommendationRequest({ kind, uri, skus = [], handles = [] }: Seeds, userId: string): Body {
  return {
    data: {
      n_item: recommendationPageSize,
      page_number: 1,
      widget: { rfkid: kind === 'category' ? categoryWidget : recommendationWidgets[kind] },
      content: { product: {} },
      ...(kind === 'category' && { sort: { value: [{ type: 'featured', order: 'desc' }] } }),
      context: {
        page: {
          uri,
          ...(skus.length > 0 && { sku: [...skus] }),
          ...(handles.length > 0 && { product_group: [...handles] }),
        },
        user: { user_id: userId },
      },
    },
  }
}

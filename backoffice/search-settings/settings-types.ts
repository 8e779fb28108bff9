import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type Synonym = Reply<Store, 'GET /svc_search/synonyms'>['synonyms'][number]
export type Placement = Reply<Store, 'GET /svc_search/placements'>['placements'][number]
export type Remap = Reply<Store, 'GET /svc_search/product-remaps'>['remaps'][number]
export type SearchedPhrase = Reply<Store, 'GET /svc_search/searches'>['searches'][number]
export type Preview = Reply<Store, 'POST /svc_search/preview'>
export type PreviewDraft = CallInput<Store, 'POST /svc_search/preview'>['body']
/** Product names by id. */
export type ProductNames = ReadonlyMap<number, string>

/** Returns the product names in a reply by id. */
export function namesById(products: readonly { id: number; name: string }[]): ProductNames {
  return new Map(products.map(({ id, name }) => [id, name]))
}

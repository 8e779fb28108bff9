import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Site = z.enum(sites)
const Phrase = z.string().trim().min(1).max(80)
const Language = z.enum(['de', 'en', 'es', 'fr', 'nl'])
const synonym = {
  /** Null means all sites that use the language. */
  site: Site.nullable(),
  language: Language,
  phrase: Phrase,
  means: z.array(Phrase).max(20),
  /** True if each phrase is a synonym for the other. */
  isTwoWay: z.boolean(),
}
const Products = z.array(z.int32().positive()).max(50)
const PagePath = z
  .string()
  .max(200)
  .regex(/^\/[^/\\\s]\S*$/)
const placement = {
  site: Site,
  phrase: Phrase,
  /** Products at the top of the results, in this order. */
  pinned: Products,
  /** Products at the end of the results. */
  buried: Products,
  /** A store page to show instead of the results. */
  redirect: PagePath.nullable(),
}
const ProductId = z.int32().positive()
/** Names of the products in the settings. */
const Names = z.array(z.strictObject({ id: ProductId, name: z.string() }))
const PreviewProduct = z.strictObject({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  /** Null for a product without a price. */
  price: z.number().nullable(),
})
/** The id and URL to show in search for a product. */
const RemapTarget = { id: ProductId, url: PagePath }

export const searchSettings = contract({
  'GET /svc_search/synonyms': {
    summary: 'Returns all search synonyms, sorted by language and phrase',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    reply: z.strictObject({ synonyms: z.array(z.strictObject(synonym)) }),
  },
  'PUT /svc_search/synonyms': {
    summary: 'Replaces the meanings of a phrase; without meanings, the phrase is no longer a synonym',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    body: z.object(synonym),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { phrase_without_words: { status: 422 } },
  },
  'GET /svc_search/placements': {
    summary: 'Returns the phrases of a site with pinned or buried products or a redirect',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    query: z.object({ site: Site }),
    reply: z.strictObject({ placements: z.array(z.strictObject(placement)), products: Names }),
  },
  'PUT /svc_search/placements': {
    summary: 'Replaces the pinned and buried products and the redirect of a phrase on a site',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    body: z
      .object(placement)
      .refine(
        ({ pinned, buried }) => new Set([...pinned, ...buried]).size === pinned.length + buried.length,
        'a product must be listed once',
      ),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { phrase_without_words: { status: 422 }, product_not_found: { status: 422 } },
  },
  'POST /svc_search/preview': {
    summary: 'Returns the first products for a phrase with the stored settings, and with settings not yet stored',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'search',
    reads: true,
    body: z.object({
      site: Site,
      phrase: Phrase,
      /** Replaces the synonyms of the phrase. */
      synonym: z.object(synonym).nullable(),
      /** Replaces the phrase's pinned and buried products. */
      placement: z.object({ pinned: Products, buried: Products }).nullable(),
    }),
    reply: z.strictObject({
      before: z.array(PreviewProduct),
      after: z.array(PreviewProduct),
      /** Path of the store page to show instead of the results. */
      redirect: z.string().nullable(),
    }),
  },
  'GET /svc_search/product-remaps': {
    summary: 'Returns the products that search shows under another id and URL, by id',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    reply: z.strictObject({ products: Names, remaps: z.array(z.strictObject({ fromId: ProductId, ...RemapTarget })) }),
  },
  'PUT /svc_search/product-remaps': {
    summary: 'Replaces the id and URL under which search shows a product; null removes them',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    body: z.object({ fromId: ProductId, to: z.object(RemapTarget).nullable() }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { product_not_found: { status: 422 } },
  },
})

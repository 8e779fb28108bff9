import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

export const searchHistory = contract({
  'GET /svc_search/searches': {
    summary:
      'Returns the phrases that shoppers searched for in the last `days` days, the most frequent first, 50 per page',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    query: z.object({
      site: z.enum(sites),
      days: z.coerce.number<string>().int().min(1).max(90).default(28),
      /** `unmatched` returns only phrases that match no product completely. */
      show: z.enum(['all', 'unmatched']).default('all'),
      page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    }),
    reply: z.strictObject({
      searches: z.array(
        z.strictObject({
          phrase: z.string(),
          language: z.string(),
          searches: z.int(),
          /** Number of products in the latest results, or null if unknown. */
          results: z.int().nullable(),
          /** True if the products match only some of the words. */
          isPartial: z.boolean(),
          lastAt: z.iso.datetime(),
          /** Searches by shoppers who allow analytics. Clicks and orders are counted only for these. */
          measured: z.int(),
          /** Searches with at least one click on a result. */
          clicked: z.int(),
          clicks: z.int(),
          /** Visits with an order after the search. */
          orders: z.int(),
        }),
      ),
      total: z.int(),
    }),
  },
})

import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { Bins } from './bins.tsx'
import type { BinsView } from './load-bins.ts'

/** The page of back-in-stock alerts [BIN-001, BIN-402]. */
export const route = pageRoute<BinsView>(
  {
    areas: ['bins'],
    load: async (context, page) => (await import('./load-bins.ts')).loadBins(context, page),
    View: Bins,
  },
  async (context, page, form) => (await import('./bin-actions.ts')).changeBins(context, page, form),
)

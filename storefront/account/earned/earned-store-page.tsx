import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { EarnedStore } from './earned-store.tsx'
import type { EarnedStoreView } from './load-earned-store.ts'

/** The earned discounts page [EARNED-001, EARNED-401]. */
export const route = pageRoute<EarnedStoreView>({
  areas: ['account', 'widgets/account'],
  load: async (context) => (await import('./load-earned-store.ts')).loadEarnedStore(context),
  View: EarnedStore,
})

import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { Gyms } from './gyms.tsx'
import type { GymView } from './load-gyms.ts'

/** The saved gyms page [ZEUS-002, ZEUS-401]. */
export const route = pageRoute<GymView>({
  areas: ['account/gyms', 'widgets/account'],
  load: async (context) => (await import('./load-gyms.ts')).loadGyms(context, 'gyms'),
  View: Gyms,
})

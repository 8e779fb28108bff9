import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { Gyms } from './gyms.tsx'
import type { GymView } from './load-gyms.ts'

/** The page for saved rack and rig designs [ZEUS-003, ZEUS-402]. */
export const route = pageRoute<GymView>({
  areas: ['account/gyms', 'widgets/account'],
  load: async (context) => (await import('./load-gyms.ts')).loadGyms(context, 'designs'),
  View: Gyms,
})

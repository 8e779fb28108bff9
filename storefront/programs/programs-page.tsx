import { pageRoute } from '#storefront/page/route/page-route.tsx'
import type { ProgramView } from './program-view.ts'
import { Programs } from './programs.tsx'

/** The training programs page [PROGRAM-001, PROGRAM-201, PROGRAM-401]. */
export const route = pageRoute<readonly ProgramView[]>({
  areas: ['programs', 'widgets/account'],
  load: async (context) => (await import('./load-programs.ts')).loadPrograms(context),
  View: Programs,
})

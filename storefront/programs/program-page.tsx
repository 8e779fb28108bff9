import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { Program } from './program.tsx'
import type { ProgramDetail } from './program-view.ts'

/** The page for one program [PROGRAM-002, PROGRAM-402, PROGRAM-403]. */
export const route = pageRoute<ProgramDetail>(
  {
    areas: ['programs', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-programs.ts')).loadProgram(context, page),
    View: Program,
  },
  async (context, page, form) => (await import('./program-actions.ts')).changeProgram(context, page, form),
)

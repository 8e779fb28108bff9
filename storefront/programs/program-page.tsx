import { pageRoute } from '#storefront/page/page-route.tsx'
import { Program } from './program.tsx'
import type { ProgramDetail } from './program-view.ts'

/** One program of the customer: workouts, billing, and the way out and back [PROGRAM-002, PROGRAM-402, PROGRAM-403]. */
export const route = pageRoute<ProgramDetail>(
  {
    areas: ['programs'],
    load: async (context, page) => (await import('./load-programs.ts')).loadProgram(context, page),
    View: Program,
  },
  async (context, page, form) => (await import('./program-actions.ts')).changeProgram(context, page, form),
)

// Known bad: resends a lost authorization under a different key, so shoppers can be charged twice.
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  engineBy: (engine) => ({
    ...engine,
    authorize: async (request) => {
      const outcome = await engine.authorize(request)
      return outcome.state === 'unknown' ? engine.authorize({ ...request, key: `${request.key}-again` }) : outcome
    },
  }),
})

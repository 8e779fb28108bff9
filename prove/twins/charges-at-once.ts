// Known bad: captures along with the authorization, so that a retry charges twice.
import { runRenewals } from '../roots/renew.ts'

await runRenewals((engine) => ({
  ...engine,
  authorize: async (request) => {
    const outcome = await engine.authorize(request)
    if (outcome.state === 'authorized') await engine.capture(outcome.reference, request.amount, request.currency, 0)
    return outcome
  },
}))

// Known bad: takes the money with the question, so that a lost answer is money taken, and takes it again.
import { renewing } from '../roots/renew.ts'

await renewing((engine) => ({
  ...engine,
  authorize: async (request) => {
    const outcome = await engine.authorize(request)
    if (outcome.state === 'authorized') await engine.capture(outcome.reference, request.amount, request.currency, 0)
    return outcome
  },
}))

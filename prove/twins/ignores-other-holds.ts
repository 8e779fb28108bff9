// Known bad: uses the first authorization of an order and never looks for others, so money stays on hold twice.
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  engineBy: (engine) => ({ ...engine, holds: async (orders) => new Map(orders.map(({ key }) => [key, []])) }),
})

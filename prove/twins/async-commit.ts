// Known bad: starts without looking whether the database keeps what it acknowledges.
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

await serve({ reserve: reserveStock, checksDatabase: false })

// The store as it is: what the proofs run against.
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from './serve.ts'

await serve({ reserve: reserveStock, checksDatabase: true })

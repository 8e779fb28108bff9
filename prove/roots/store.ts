// The unchanged store.
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from './serve.ts'

await serve({ reserve: reserveStock, checksDatabase: true })

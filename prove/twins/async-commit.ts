// Known bad: starts without checking that the database commits synchronously, so a crash can lose acknowledged orders.
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

await serve({ reserve: reserveStock, checksDatabase: false })

import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { sites } from '#domain/sites.ts'

type Query = CallInput<Store, 'GET /svc_admin/orders'>['query']
type OrderQueue = NonNullable<Query['queue']>

export const orderQueues = ['all', 'to_ship', 'unpaid', 'failed', 'refunded'] as const satisfies readonly OrderQueue[]

const maxSearch = 120

/** Builds the order list query from the URL filters. Ignores unknown values. */
export function orderQuery(params: URLSearchParams): Query {
  const q = (params.get('q') ?? '').trim().slice(0, maxSearch)
  const site = sites.find((each) => each === params.get('site'))
  const queue = orderQueues.find((each) => each === params.get('queue')) ?? 'all'
  return { q, queue, ...(site !== undefined && { site }) }
}

import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isReportDay } from '#domain/reports/period.ts'

type Query = NonNullable<CallInput<Store, 'GET /svc_admin/newsletters/{list}/subscribers'>['query']>
type Filters = Pick<Query, 'q' | 'status' | 'source' | 'from' | 'to'>

export const subscriberStatuses = ['subscribed', 'pending', 'unsubscribed', 'suppressed'] as const
export const subscriberSources = ['form', 'account', 'registration', 'link'] as const
/** URL parameters of the filters. */
export const subscriberFilterNames = ['q', 'status', 'source', 'from', 'to'] as const
const maxSearch = 320

/** Builds the filters from the URL. Ignores unknown values. */
export function subscriberQuery(params: URLSearchParams): Filters {
  const q = (params.get('q') ?? '').trim().slice(0, maxSearch)
  const status = subscriberStatuses.find((each) => each === params.get('status'))
  const source = subscriberSources.find((each) => each === params.get('source'))
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  return {
    ...(q !== '' && { q }),
    ...(status !== undefined && { status }),
    ...(source !== undefined && { source }),
    ...(isReportDay(from) && { from }),
    ...(isReportDay(to) && { to }),
  }
}

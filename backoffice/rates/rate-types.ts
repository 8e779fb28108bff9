import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { rateKinds, type RateKindName } from '#domain/rates/rate-kind.ts'

export type RateList = Reply<Store, 'GET /svc_admin/rates/{kind}'>
export type Rate = RateList['rates'][number]
export type RateReport = Reply<Store, 'POST /svc_admin/rates/import'>

/** Returns the kind of rates that the URL names. Defaults to shipping prices. */
export function kindOf(params: URLSearchParams): RateKindName {
  return rateKinds.find((kind) => kind === params.get('kind')) ?? 'prices'
}

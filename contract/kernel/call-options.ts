import type { Reply, Sent } from './call.ts'
import type { Store } from '#contract/store.ts'

/** How a caller may cut a call short. */
interface CallOptions {
  signal?: AbortSignal
}

/** A call of the store: the same in the browser, over fetch, and on the server, in process. */
export type StoreCall = <Name extends keyof Store>(
  name: Name,
  sent: Sent<Store, Name>,
  options?: CallOptions,
) => Promise<Reply<Store, Name>>

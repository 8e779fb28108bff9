import type { Reply, Sent } from './call.ts'
import type { Store } from '#contract/store.ts'

interface CallOptions {
  signal?: AbortSignal
}

/** Over fetch in the browser, in process on the server. */
export type StoreCall = <Name extends keyof Store>(
  name: Name,
  sent: Sent<Store, Name>,
  options?: CallOptions,
) => Promise<Reply<Store, Name>>

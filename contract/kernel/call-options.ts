import type { Reply, CallInput } from './call.ts'
import type { Store } from '#contract/store.ts'

interface CallOptions {
  signal?: AbortSignal
  /** Bypasses the cache and stores the new response in it. */
  isFresh?: true
}

/** Uses fetch in the browser and runs in process on the server. */
export type StoreCall = <Name extends keyof Store>(
  name: Name,
  input: CallInput<Store, Name>,
  options?: CallOptions,
) => Promise<Reply<Store, Name>>

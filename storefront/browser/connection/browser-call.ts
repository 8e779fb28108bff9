import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Visit } from './load-client.ts'

let loading: Promise<StoreCall> | null = null

/**
 * Returns the browser's client for its site, created once per visit so that responses are shared. Its code loads with
 * the first call.
 */
export function browserCall(shop: Visit): StoreCall {
  return async (name, input, options) => {
    loading ??= import('./load-client.ts').then((module) => module.loadClient(shop))
    const call = await loading
    return call(name, input, options)
  }
}

import type { StoreCall } from '#contract/call-options.ts'
import { createClient } from '#contract/client.ts'
import type { Store } from '#contract/store.ts'
import type { Shop } from './page.ts'
import { overlays } from './shell/overlay-store.ts'

let made: StoreCall | null = null

/** The browser's way to the services of its own site; one for the whole visit, so that answers are shared. */
export function browserCall({ site, isApp }: Pick<Shop, 'site' | 'isApp'>): StoreCall {
  made ??= createClient<Store>({ site, isApp, onRateLimit: () => overlays.open('rate-limit-modal') })
  return made
}

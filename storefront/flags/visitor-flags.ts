import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import type { Site } from '#domain/sites.ts'
import { signals } from '#storefront/analytics/signals/queue.ts'
import { browserStamps } from '#storefront/analytics/visit/browser-stamps.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { isAllowed } from '#storefront/consent/consent-state.ts'
import { createExposures } from './exposures.ts'
import { createFlagCache } from './flag-cache.ts'

interface Context {
  call: StoreCall
  shop: { site: Site }
}

type Flags = Reply<Store, 'GET /svc_ssr/features'>

const cache = createFlagCache<Flags>(Date.now)

/** Clears the cache, so that the next read reloads the flags. */
export const clearFlagCache = () => cache.clear()

const mayMeasure = (site: Site) => typeof document !== 'undefined' && isAllowed(site, eventConsent)

/** Returns the visitor's flags, at most a minute old. The browser's id is sent only with analytics consent. */
export async function readFlags({ call, shop: { site } }: Context): Promise<Flags> {
  const visitor = mayMeasure(site) ? browserStamps(site).current().anonymousId : undefined
  const load = () => call('GET /svc_ssr/features', { query: visitor === undefined ? {} : { visitor } })
  // A server renders for many visitors, so only browsers store the flags.
  return typeof document === 'undefined' ? load() : cache.read(`${site} ${visitor ?? ''}`, load)
}

/**
 * Returns a flag's value for the visitor, and reports the experiments that determined it. `sent` resolves once they are
 * reported.
 */
export async function flagValue(
  context: Context,
  flag: string,
): Promise<{ value: Flags['features'][string] | undefined; sent: Promise<void> }> {
  const { features, experiments } = await readFlags(context)
  return { value: features[flag], sent: exposeFlag(context, experiments, flag) }
}

/** Reports the experiments that determined a flag's value. */
export async function exposeFlag(
  { shop: { site } }: Pick<Context, 'shop'>,
  experiments: Flags['experiments'],
  flag: string,
): Promise<void> {
  const expose = createExposures({
    session: browserStorage('sessionStorage'),
    isAllowed: () => mayMeasure(site),
    visitor: () => browserStamps(site).current().anonymousId,
    report: (signal) => signals.report(signal),
  })
  await Promise.all(experiments.filter((each) => each.flag === flag).map(expose))
}

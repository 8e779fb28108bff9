import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { needsRegions } from '#domain/countries/needs-regions.ts'
import type { BrowserStorage } from './browser-storage.ts'

type WireCountry = Reply<Store, 'GET /svc_ssr/countries'>[number]
type WireRegion = Reply<Store, 'GET /svc_ssr/regions'>[number]

/** Storage keys and lifetime for cached countries and regions [ADDRESS-424, ADDRESS-425, ADDRESS-426]. */
const countriesKey = 'r_cnt_v2'
const regionsKey = 'r_rgn_v2'
const lifetimeMs = 24 * 60 * 60 * 1000

interface Stored<Value> {
  /** A different release ignores the entry. */
  release: string
  /** Unix milliseconds. */
  at: number
  value: Value
}

interface PlacesInput {
  call: StoreCall
  memory: BrowserStorage
  release: string
  now: () => number
}

/**
 * Creates a reader for countries and regions that requests each list once per day and release [ADDRESS-421,
 * ADDRESS-423].
 */
export function countryData({ call, memory, release, now }: PlacesInput) {
  function read<Value>(key: string): Value | undefined {
    try {
      const stored = JSON.parse(memory.getItem(key) ?? 'null') as Stored<Value> | null
      const isFresh = stored?.release === release && now() - stored.at < lifetimeMs && stored.at <= now()
      return isFresh ? stored.value : undefined
    } catch {
      return undefined
    }
  }
  const write = (key: string, value: unknown) =>
    memory.setItem(key, JSON.stringify({ release, at: now(), value } satisfies Stored<unknown>))

  async function countries(): Promise<WireCountry[]> {
    const stored = read<WireCountry[]>(countriesKey)
    if (stored) return stored
    const loaded = await call('GET /svc_ssr/countries', {})
    write(countriesKey, loaded)
    return loaded
  }

  /**
   * Returns a country's regions. Returns an empty list without a call if the country is known to need no region
   * [ADDRESS-412, ADDRESS-413].
   */
  async function regions(countryCode: string): Promise<readonly WireRegion[]> {
    const known = (await countries()).find(({ alpha2 }) => alpha2 === countryCode)
    if (!needsRegions(countryCode, known)) return []
    const stored = read<Record<string, WireRegion[]>>(regionsKey)
    const ofCountry = stored?.[countryCode]
    if (ofCountry) return ofCountry
    const loaded = await call('GET /svc_ssr/regions', { query: { countryCode } })
    write(regionsKey, { ...read<Record<string, WireRegion[]>>(regionsKey), [countryCode]: loaded })
    return loaded
  }

  return { countries, regions }
}

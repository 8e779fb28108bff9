import { useEffect, useState } from 'react'
import { addressFormOf } from '#domain/countries/countries.ts'
import type { Region } from '#domain/countries/country.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { countryData } from '#storefront/browser/storage/country-data.ts'
import { useShop } from '#storefront/page/shop-context.tsx'

/**
 * Returns a country's regions. Regions of shipping destinations are available immediately; other regions must load.
 * Until then, or without a list, the region is a text field.
 */
export function useRegions(countryId: string): readonly Region[] {
  const shop = useShop()
  const own = regionsOfSite(shop.site, countryId)
  const [loaded, setLoaded] = useState<{ countryId: string; regions: readonly Region[] } | null>(null)
  const isMissing = own.length === 0 && addressFormOf(countryId).requireRegion
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    const release = document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? ''
    const places = countryData({
      call: browserCall(shop),
      memory: browserStorage('localStorage'),
      release,
      now: Date.now,
    })
    places.regions(countryId).then(
      (regions) => !isLeft && setLoaded({ countryId, regions }),
      // On failure, the region stays a text field.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, countryId, shop])
  return own.length > 0 ? own : loaded?.countryId === countryId ? loaded.regions : []
}

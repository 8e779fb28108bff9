import { hydrateRoot } from 'react-dom/client'
import { preferredCountryLine } from '#domain/regions/preferred-country.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider, useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { overlays } from '../overlays/overlay-store.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import type { OtherRegion } from './find-region.ts'
import { SiteFlag } from './site-flag.tsx'

interface Offer {
  region: OtherRegion
  /** URL of the same page on the other site. */
  address: string
  onDismiss: () => void
}

/** Mounts the region dialog in a separate React root, outside the page; its texts must be loaded. */
export function showRegionDialog({ shop, ...offer }: Offer & { shop: Shop }): void {
  const place = document.createElement('div')
  document.body.append(place)
  // The closed dialog renders nothing, so it can hydrate an empty element; createRoot would add code to every page.
  hydrateRoot(
    place,
    <ShopProvider shop={shop}>
      <RegionDialog {...offer} />
    </ShopProvider>,
  )
  overlays.open('region')
}

/**
 * Suggests the storefront for the visitor's region. Escape dismisses the suggestion for this visit only [REGION-002,
 * REGION-013, REGION-016].
 */
function RegionDialog({ region, address, onDismiss }: Offer) {
  const { site, country: current } = useShop()
  const texts = useTexts('shell/region')
  const formats = useFormats()
  const country = formats.countryName(region.country)
  const close = () => {
    onDismiss()
    overlays.close('region')
  }
  const stay = () => {
    document.cookie = preferredCountryLine(current, location.protocol === 'https:')
    close()
  }
  return (
    <Dialog isOpen={useOverlay('region')} onClose={close} label={texts.heading} className="dialog region">
      <h2 className="h3">{texts.heading}</h2>
      <p className="region__place">
        <SiteFlag site={region.site} /> <b>{country}</b>
      </p>
      <p>{texts.text(country)}</p>
      <div className="region__do">
        <a className="button button--wide" href={address}>
          {texts.go(texts.siteNames[region.site] ?? region.name)}
        </a>
        <button type="button" className="button button--line button--wide" onClick={stay}>
          {texts.stay(texts.siteNames[site] ?? region.currentName)}
        </button>
      </div>
    </Dialog>
  )
}

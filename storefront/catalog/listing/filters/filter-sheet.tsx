import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { anonymousUser, listRequest } from '../../../search/search-request.ts'
import { overlays } from '../../../shell/overlays/overlay-store.ts'
import { useOverlay } from '../../../shell/overlays/use-overlay.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import {
  appliedFilterCount,
  type ListingQuery,
  listingUrl,
  type PriceRange,
  toggleFilterValue,
} from '../listing-query.ts'
import type { ListingView } from '../listing-view.ts'
import { PriceFields } from './price-facet.tsx'
import { readRange } from './read-range.ts'
import { useValueText } from './use-value-text.ts'

/** Collects filters with a live count, and applies them together with one button. */
export function FilterSheet({ listing }: { listing: ListingView }) {
  const texts = useTexts('catalog/listing')
  const isOpen = useOverlay('filters')
  const close = () => overlays.close('filters')
  return (
    <Dialog isOpen={isOpen} onClose={close} label={texts.filters} className="drawer">
      <Sheet listing={listing} onClose={close} />
    </Dialog>
  )
}

function Sheet({ listing, onClose }: { listing: ListingView; onClose: () => void }) {
  const texts = useTexts('catalog/listing')
  const shell = useTexts('shell')
  const formats = useFormats()
  const valueText = useValueText(listing.facets)
  const navigate = useNavigate()
  const [draft, setDraft] = useState(listing.query)
  // Each increment clears the price fields, which are uncontrolled.
  const [clearings, setClearings] = useState(0)
  const total = useTotal(listing, draft)
  const setPrice = (price: PriceRange | null) => setDraft({ ...draft, page: 1, price })
  const show = () => {
    onClose()
    void navigate(listingUrl(listing.path, draft))
  }
  return (
    <>
      <div className="drawer__head">
        <h2 className="h3">{texts.filtersWith(appliedFilterCount(draft))}</h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label={shell.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer__body">
        {listing.price && <SheetPrice key={clearings} bounds={listing.price} range={draft.price} onRange={setPrice} />}
        {listing.facets.map(({ code, name, values, isOpen }) => (
          <SheetFacet
            key={code}
            name={texts.facets[code] ?? name}
            isOpen={isOpen || listing.query.filters[code] !== undefined}
          >
            {values.map(({ text, count }) => (
              <label key={text}>
                <input
                  type="checkbox"
                  checked={draft.filters[code]?.includes(text) ?? false}
                  onChange={() => setDraft(toggleFilterValue(draft, code, text))}
                />{' '}
                {valueText(code, text)} <small>{formats.number(count)}</small>
              </label>
            ))}
          </SheetFacet>
        ))}
      </div>
      <div className="drawer__foot">
        <button type="button" className="button button--wide" onClick={show} aria-live="polite">
          {texts.show(total, formats.number(total))}
        </button>
        <button
          type="button"
          className="button button--line button--wide"
          // A disabled button would lose focus.
          aria-disabled={appliedFilterCount(draft) === 0}
          onClick={() => {
            setDraft({ ...draft, page: 1, filters: {}, price: null })
            setClearings(clearings + 1)
          }}
        >
          {texts.clearAll}
        </button>
      </div>
    </>
  )
}

interface SheetPriceProps {
  bounds: ListingView['price']
  range: PriceRange | null
  onRange: (range: PriceRange | null) => void
}

function SheetPrice({ bounds, range, onRange }: SheetPriceProps) {
  const texts = useTexts('catalog/listing')
  return (
    <details className="facet" open>
      <summary>{texts.price}</summary>
      {/* Leaving either field applies the range. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className="range"
        onSubmit={(event) => {
          event.preventDefault()
          onRange(readRange(event.currentTarget))
        }}
        onBlur={(event) => onRange(readRange(event.currentTarget))}
      >
        <PriceFields id="sheet-price" range={range} bounds={bounds} />
        {/* Enter submits a form of several fields only if it has a button. */}
        <button className="visually-hidden" tabIndex={-1}>
          {texts.apply}
        </button>
      </form>
    </details>
  )
}

function SheetFacet({ name, isOpen, children }: { name: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={isOpen}>
      <summary>{name}</summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}

function useTotal(listing: ListingView, draft: ListingQuery): number {
  const shop = useShop()
  const [total, setTotal] = useState(listing.total)
  useEffect(() => {
    const teardown = new AbortController()
    const grossFactor = 1 + (shop.tax?.['goods'] ?? 0) / 100
    const body = listRequest({
      uri: listing.path,
      query: draft,
      userId: anonymousUser,
      isApp: shop.isApp,
      grossFactor,
      size: 0,
    })
    browserCall(shop)('POST /api/search-rec/3', { body }, { signal: teardown.signal }).then(
      ({ total_item: found }) => setTotal(found),
      // If the count fails to load, the previous count remains, and the button still works.
      () => {},
    )
    return () => teardown.abort()
  }, [draft, listing.path, shop])
  return total
}

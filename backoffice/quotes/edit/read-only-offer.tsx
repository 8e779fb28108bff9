import { siteSettings, type Site } from '#domain/sites.ts'
import { texts } from '../texts/en.ts'
import { OfferLines } from './offer-lines.tsx'
import type { Offer } from './use-offer.ts'

const t = texts.editor
const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })
const unchanged = () => {}

/** Renders an offer that is currently not editable. */
export function ReadOnlyOffer({ site, offer: { items, draft } }: { site: Site; offer: Offer }) {
  const { isShippingFixed, countryId, postcode, note, reason } = draft
  const { currency } = siteSettings[site]
  const place = `${postcode}, ${countryNames.of(countryId) ?? countryId}`
  return (
    <>
      <OfferLines {...{ items, draft, currency }} canEdit={false} unreadableIds={[]} onChange={unchanged} />
      <div className="quote-texts small">
        <h3>{t.shipping}</h3>
        <p>{isShippingFixed ? t.fixedTo(place) : t.shippingKinds.rates}</p>
        {note !== '' && (
          <>
            <h3>{t.note}</h3>
            <p>{note}</p>
          </>
        )}
        {reason !== '' && (
          <>
            <h3>{t.reason}</h3>
            <p>{reason}</p>
          </>
        )}
      </div>
    </>
  )
}

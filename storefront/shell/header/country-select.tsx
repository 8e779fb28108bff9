import { useLocation } from '#storefront/router/contexts.ts'
import { siteSettings } from '#domain/sites.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { languageNamesOf, localeName } from '../footer/locale-names.ts'
import { overlays } from '../overlays/overlay-store.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { SiteFlag } from '../region/site-flag.tsx'

export function CountrySelect() {
  const { site, openSites, siteUrls } = useShop()
  const texts = useTexts('shell')
  const isOpen = useOverlay('country-select')
  const close = () => overlays.close('country-select')
  return (
    <Dialog isOpen={isOpen} onClose={close} label={texts.chooseCountry} className="dialog">
      <div className="dialog__head">
        <h2 className="h3">{texts.chooseCountry}</h2>
        <button type="button" className="icon-button" onClick={close} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      <p className="muted">{texts.chooseCountryText}</p>
      <ul className="sites">
        {openSites.map((code) => (
          <li key={code}>
            <a href={`${siteUrls[code]}/`} aria-current={code === site ? 'true' : undefined}>
              <SiteFlag site={code} />
              <span className="sites__name">{siteSettings[code].title}</span>
              <small className="muted">
                {`${languageNamesOf(code).join(', ')}\u00a0·\u00a0${siteSettings[code].currency}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <Locales />
      {site === 'EUR' && <ShipTo />}
    </Dialog>
  )
}

/** Links to the same page in the site's other locales. */
function Locales() {
  const { site, locale } = useShop()
  const texts = useTexts('shell')
  const { pathname, search } = useLocation()
  const { locales } = siteSettings[site]
  if (locales.length === 1) return null
  return (
    <nav className="site-locales" aria-label={texts.languages}>
      {locales.map((each) => (
        <a
          key={each.tag}
          href={withLocalePrefix(each, pathname + search)}
          hrefLang={each.tag}
          lang={each.tag}
          aria-current={each.tag === locale.tag ? 'true' : undefined}
        >
          {localeName(each.tag)}
        </a>
      ))}
    </nav>
  )
}

function ShipTo() {
  const { country } = useShop()
  const texts = useTexts('shell')
  const formats = useFormats()
  const action = usePath('/preferences')
  const back = usePath(useLocation().pathname)
  const countries = siteSettings.EUR.countries
    .map((code) => ({ code, name: formats.countryName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <form method="post" action={action} className="ship-to">
      <div className="field">
        <label htmlFor="ship-to">{texts.shipTo}</label>
        <select className="input" id="ship-to" name="shipTo" defaultValue={country}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <input type="hidden" name="back" value={back} />
      <button className="button">{texts.save}</button>
    </form>
  )
}

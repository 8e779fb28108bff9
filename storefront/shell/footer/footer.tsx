import { siteSettings } from '#domain/sites.ts'
import { WatcherProbe } from '#storefront/browser/watchers/watcher-probe.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { preferencesPath } from '#storefront/consent/preferences-path.ts'
import { linkTexts } from '#storefront/consent/texts/link.ts'
import { ContrastToggle } from '../header/contrast-toggle.tsx'
import type { Department } from '../header/departments.ts'
import { LocaleLinks } from './locale-links.tsx'
import { UnitsToggle } from './units-toggle.tsx'
import { BrandName } from '../header/logo.tsx'
import { newsletterTexts } from '../newsletters/texts/newsletters.ts'
import { NewsletterForm } from './newsletter.tsx'

/** Renders the newsletter form, links, storefronts, and copyright [SHELL-022..025]. */
export function Footer({ departments }: { departments: readonly Department[] }) {
  const { brand, language } = useShop()
  const texts = useTexts('shell')
  return (
    <footer className="footer" id="footer">
      <WatcherProbe />
      <div className="page-width">
        <Newsletter />
        <div className="footer__cols">
          <nav id="departments" aria-label={texts.departments}>
            <h2>{texts.footerShop}</h2>
            <Links
              links={[
                ...departments.map(({ name, url }) => ({ label: name, path: url })),
                { label: texts.deals, path: '/deals' },
              ]}
            />
          </nav>
          <nav aria-label={texts.footerOrders}>
            <h2>{texts.footerOrders}</h2>
            <Links
              links={[
                { label: texts.track, path: '/shippingtracker' },
                { label: texts.shipping, path: '/shipping-information' },
                { label: texts.returns, path: '/returns' },
                { label: texts.myAccount, path: '/account' },
                { label: texts.cart, path: '/cart' },
              ]}
            />
          </nav>
          <nav aria-label={brand}>
            <h2>{texts.footerCompany(brand)}</h2>
            <Links
              links={[
                { label: texts.index, path: '/theindex' },
                { label: texts.contact, path: '/contact' },
                { label: texts.accessibility, path: '/accessibility' },
                { label: texts.privacy, path: '/privacy' },
                { label: linkTexts[language], path: preferencesPath },
                { label: texts.app, path: '/app' },
              ]}
            />
          </nav>
          <SocialLinks />
        </div>
        <Storefronts />
        <LocaleLinks />
        <div className="footer__end">
          <span className="logo">
            <BrandName />
          </span>
          <Copyright />
          <UnitsToggle />
          <ContrastToggle />
          <a className="link footer__quick" href="#quick-links">
            {texts.quickLinks}
          </a>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks() {
  const { socialLinks } = useShop()
  const { social } = useTexts('shell')
  if (socialLinks.length === 0) return null
  return (
    <nav aria-label={social}>
      <h2>{social}</h2>
      <ul>
        {socialLinks.map(({ label, path }) => (
          <li key={path}>
            <a href={path} rel="noopener me">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Newsletter() {
  const texts = newsletterTexts(useShop().language)
  return (
    <div className="footer__news">
      <div>
        <h2 className="h2">{texts.heading}</h2>
        <p className="muted">{texts.text}</p>
      </div>
      <NewsletterForm id="newsletter-email" look="button--paper" />
    </div>
  )
}

function Storefronts() {
  const { openSites, siteUrls, site } = useShop()
  const texts = useTexts('shell')
  return (
    <nav className="footer__sites" id="storefronts" aria-label={texts.chooseCountry}>
      {openSites.map((code) => (
        <a key={code} href={`${siteUrls[code]}/`} aria-current={code === site ? 'true' : undefined}>
          {siteSettings[code].title}
        </a>
      ))}
    </nav>
  )
}

function Copyright() {
  const { brand, now, site, country } = useShop()
  const texts = useTexts('shell')
  const formats = useFormats()
  const { taxDisplay, currency } = siteSettings[site]
  const prices = {
    net: texts.pricesNet(currency),
    vat: texts.pricesVat(currency, formats.countryName(country)),
    'gst-included': texts.pricesGst(currency),
  }
  return (
    <span className="muted">
      {texts.copyright(new Date(now).getUTCFullYear(), brand)} {prices[taxDisplay]}
    </span>
  )
}

function Links({ links }: { links: readonly { label: string; path: string }[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

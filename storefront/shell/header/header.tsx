import type { MouseEvent } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'
import { siteSettings } from '#domain/sites.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { CartButton } from './cart-button.tsx'
import { ContrastToggle } from './contrast-toggle.tsx'
import type { ShellData } from './departments.ts'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { overlays } from '../overlays/overlay-store.ts'
import { serviceLinks } from '../footer/site-links.ts'

/** Renders the full header: top bar, main bar, and link bar [SHELL-010, SHELL-012..018, SHELL-021]. */
export function Header({ menu, links }: Pick<ShellData, 'menu' | 'links'>) {
  const { site } = useShop()
  const { pathname } = useLocation()
  const texts = useTexts('shell')
  return (
    <>
      <TopBar />
      <header className="masthead">
        <div className="page-width masthead__main">
          <div className="masthead__start">
            <a className="icon-button menu-button" href="#departments" aria-label={texts.menu} onClick={openMenu}>
              <Icon name="menu" />
            </a>
            <Logo />
          </div>
          <SearchBox />
          <div className="masthead__do">
            {siteSettings[site].features.chat && (
              <Link className="icon-button" to="/contact" aria-label={texts.contact}>
                <Icon name="chat" />
              </Link>
            )}
            <Link className="icon-button" to="/account" aria-label={texts.account}>
              <Icon name="account" />
            </Link>
            <CartButton />
          </div>
        </div>
        <nav className="linkbar" aria-label={texts.shop}>
          <div className="page-width">
            <MegaMenu menu={menu} />
            {[...links, { label: texts.deals, url: '/deals', badge: null }].map(({ label, url, badge }) => (
              <Link
                key={url}
                to={url}
                className={url === '/deals' ? 'deals' : undefined}
                aria-current={pathname === url ? 'page' : undefined}
              >
                {label}
                {badge && <b>{badge}</b>}
              </Link>
            ))}
          </div>
        </nav>
      </header>
    </>
  )
}

// The browser build excludes these links' code, and hydration leaves markup inside an element alone if its child is a
// text node.
const Languages = import.meta.env.SSR
  ? (await import('./languages/language-links.tsx')).LanguageLinks
  : () => (
      <span className="topbar__languages" suppressHydrationWarning>
        {''}
      </span>
    )

/** Opens the mobile menu; without JavaScript, the link leads to the departments in the footer. */
function openMenu(event: MouseEvent) {
  event.preventDefault()
  overlays.open('mobile-menu')
}

function TopBar() {
  const texts = useTexts('shell')
  return (
    <div className="topbar">
      <nav className="page-width" aria-label={texts.service}>
        <CountryButton />
        <Languages />
        {serviceLinks(texts).map(({ label, path }, index) => (
          <Link key={path} className={index === 0 ? 'push' : undefined} to={path}>
            {label}
          </Link>
        ))}
        <a href="#quick-links">{texts.accessibility}</a>
        <ContrastToggle />
      </nav>
    </div>
  )
}

/** Renders the country button; without JavaScript, it leads to the storefronts in the footer. */
export function CountryButton() {
  const { site, country } = useShop()
  const formats = useFormats()
  const { title, currency } = siteSettings[site]
  const place = site === 'EUR' ? formats.countryName(country) : title
  return (
    <a
      href="#storefronts"
      onClick={(event) => {
        event.preventDefault()
        overlays.open('country-select')
      }}
    >
      <Icon name="globe" /> {place}, {currency}
    </a>
  )
}

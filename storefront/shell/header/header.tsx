import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { CartButton } from './cart-button.tsx'
import { ContrastToggle } from './contrast-toggle.tsx'
import type { Department } from './departments.ts'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { overlays } from '../overlays/overlay-store.ts'
import { serviceLinks, topLinks } from '../footer/site-links.ts'

/** Renders the full header: top bar, main bar and link bar [SHELL-010, SHELL-012..018, SHELL-021]. */
export function Header({ departments }: { departments: readonly Department[] }) {
  const { site } = useShop()
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
            <MegaMenu departments={departments} />
            {topLinks(site, departments, texts).map(({ label, path }) => (
              <BarLink key={path} to={path}>
                {label}
              </BarLink>
            ))}
            <BarLink className="deals" to="/deals">
              {texts.deals}
            </BarLink>
          </div>
        </nav>
      </header>
    </>
  )
}

/** Without JavaScript the link leads to the departments in the footer. */
function openMenu(event: MouseEvent) {
  event.preventDefault()
  overlays.open('mobile-menu')
}

/** Renders a link that is marked as current on its own page. */
function BarLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} className={className} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}

function TopBar() {
  const texts = useTexts('shell')
  return (
    <div className="topbar">
      <nav className="page-width" aria-label={texts.service}>
        <CountryButton />
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

/** Without JavaScript the button leads to the storefronts in the footer. */
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

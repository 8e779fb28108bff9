import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { loadTexts, type Language } from '#storefront/texts.ts'
import { MobileAccount } from './account/mobile-account.tsx'
import type { MenuSection } from './departments.ts'
import { ContrastToggle } from './contrast-toggle.tsx'
import { CountryButton } from './header.tsx'
import { overlays } from '../overlays/overlay-store.ts'
import { serviceLinks } from '../footer/site-links.ts'
import { useOverlay } from '../overlays/use-overlay.ts'

/** Loads the menu's texts, which nothing else on the page uses, and returns its component. */
export async function loadMobileMenu(language: Language) {
  await loadTexts(language, ['shell/header/account'])
  return MobileMenu
}

/** Renders the mobile menu: a full-height drawer with one level at a time. */
function MobileMenu({ menu }: { menu: readonly MenuSection[] }) {
  const texts = useTexts('shell')
  const isOpen = useOverlay('mobile-menu')
  const [opened, setOpened] = useState<MenuSection | null>(null)
  const close = () => overlays.close('mobile-menu')
  return (
    <Dialog isOpen={isOpen} onClose={close} label={texts.menu} className="drawer drawer--start">
      <div className="drawer__head">
        {opened ? (
          <button type="button" className="drawer__back" onClick={() => setOpened(null)}>
            <Icon name="back" /> {texts.back}
          </button>
        ) : (
          <b>{texts.shop}</b>
        )}
        <button type="button" className="icon-button" onClick={close} aria-label={texts.closeMenu}>
          <Icon name="close" />
        </button>
      </div>
      <nav className="drawer__body menu-levels" aria-label={texts.departments}>
        {opened ? <Groups section={opened} /> : <Sections menu={menu} onOpen={setOpened} />}
      </nav>
      {isOpen && <MobileAccount />}
      <nav className="menu-foot" aria-label={texts.service}>
        <CountryButton />
        {serviceLinks(texts).map(({ label, path }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
        <ContrastToggle />
      </nav>
    </Dialog>
  )
}

function Sections({ menu, onOpen }: { menu: readonly MenuSection[]; onOpen: (section: MenuSection) => void }) {
  const texts = useTexts('shell')
  return (
    <>
      <ul className="menu-levels__first">
        <li>
          <Link className="deals" to="/deals">
            {texts.deals}
          </Link>
        </li>
        <li>
          <Link to="/new-gear">{texts.newGear}</Link>
        </li>
        <li>
          <Link to="/theindex">{texts.index}</Link>
        </li>
      </ul>
      <ul className="menu-levels__large">
        {menu.map((section) => (
          <li key={section.label}>
            {section.groups.length > 0 ? (
              <button type="button" onClick={() => onOpen(section)}>
                {section.label} <Icon name="arrow" />
              </button>
            ) : (
              <Link to={section.url}>{section.label}</Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Groups({ section: { label, url, groups } }: { section: MenuSection }) {
  const texts = useTexts('shell')
  return (
    <>
      <h2>{label}</h2>
      {groups.map((group) => (
        <ul key={group.url} className="menu-levels__group">
          <li>
            <Link to={group.url}>{group.label}</Link>
          </li>
          {group.links.map((link) => (
            <li key={link.url}>
              <Link to={link.url}>{link.label}</Link>
            </li>
          ))}
          {group.links.length > 0 && (
            <li>
              <Link to={group.url}>{texts.shopAll(group.label)}</Link>
            </li>
          )}
        </ul>
      ))}
      {groups.every((group) => group.url !== url) && (
        <p>
          <Link to={url}>{texts.shopAll(label)}</Link>
        </p>
      )}
    </>
  )
}

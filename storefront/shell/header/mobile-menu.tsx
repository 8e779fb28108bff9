import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Department } from './departments.ts'
import { ContrastToggle } from './contrast-toggle.tsx'
import { CountryButton } from './header.tsx'
import { overlays } from '../overlays/overlay-store.ts'
import { serviceLinks } from '../footer/site-links.ts'
import { useOverlay } from '../overlays/use-overlay.ts'

/** Renders the menu of small screens: a full-height drawer with one level at a time. */
export function MobileMenu({ departments }: { departments: readonly Department[] }) {
  const texts = useTexts('shell')
  const isOpen = useOverlay('mobile-menu')
  const [opened, setOpened] = useState<Department | null>(null)
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
        {opened ? <Categories department={opened} /> : <Departments departments={departments} onOpen={setOpened} />}
      </nav>
      <nav className="menu-foot" aria-label={texts.service}>
        <Link to="/account">
          <Icon name="account" /> {texts.myAccount}
        </Link>
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

function Departments({
  departments,
  onOpen,
}: {
  departments: readonly Department[]
  onOpen: (department: Department) => void
}) {
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
        {departments.map((department) => (
          <li key={department.url}>
            {department.children.length > 0 ? (
              <button type="button" onClick={() => onOpen(department)}>
                {department.name} <Icon name="arrow" />
              </button>
            ) : (
              <Link to={department.url}>{department.name}</Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Categories({ department: { name, url, children } }: { department: Department }) {
  const texts = useTexts('shell')
  return (
    <>
      <h2>{name}</h2>
      <ul className="menu-levels__large">
        {children.map((child) => (
          <li key={child.url}>
            <Link to={child.url}>{child.name}</Link>
          </li>
        ))}
        <li>
          <Link to={url}>{texts.shopAll(name)}</Link>
        </li>
      </ul>
    </>
  )
}

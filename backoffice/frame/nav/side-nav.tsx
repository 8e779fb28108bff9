import { Fragment, useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { NavIcon } from './nav-icon.tsx'
import { texts as kit } from '../../kit/texts/en.ts'
import { pagesOf } from './pages.ts'
import { texts } from '../texts/en.ts'
import { useSession } from '../use-me.ts'

interface SideNavProps {
  brand: string
  /** True if the navigation is open on a phone, where it covers the page. */
  isOpen: boolean
  onClose: () => void
}

/** Renders the links to the pages that the staff member may open. */
export function SideNav({ brand, isOpen, onClose }: SideNavProps) {
  const groups = pagesOf(useSession().me)
  const closeRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    closeRef.current?.focus()
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen, onClose])
  return (
    <nav className="side-nav" aria-label={texts.navigation}>
      <div className="side-nav__head">
        <Link to="/" className="side-nav__brand">
          {brand}
        </Link>
        <button
          ref={closeRef}
          type="button"
          className="icon-button side-nav__close"
          aria-label={kit.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {groups.map(({ title, pages }) => (
        <Fragment key={title}>
          {title !== null && <h2 className="side-nav__group">{title}</h2>}
          <NavLinks pages={pages} />
        </Fragment>
      ))}
    </nav>
  )
}

function NavLinks({ pages }: { pages: ReturnType<typeof pagesOf>[number]['pages'] }) {
  return (
    <ul>
      {pages.map(({ to, title, icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className="side-nav__link">
            <NavIcon name={icon} />
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Department } from './departments.ts'

/**
 * Renders all departments with their categories in columns: a <details> element without JavaScript. With it, hover also
 * opens the menu, and Escape closes it and returns focus.
 */
export function MegaMenu({ departments }: { departments: readonly Department[] }) {
  const texts = useTexts('shell')
  const details = useRef<HTMLDetailsElement>(null)
  useMenu(details)
  return (
    <details className="mega" ref={details}>
      <summary className="shop">
        <Icon name="menu" /> {texts.shop}
      </summary>
      <div className="mega__panel">
        <div className="page-width">
          <ul className="mega__departments">
            {departments.map(({ name, url, children }) => (
              <li key={url}>
                <Link className="mega__department" to={url}>
                  {name}
                </Link>
                {children.length > 0 && (
                  <ul>
                    {children.map((child) => (
                      <li key={child.url}>
                        <Link to={child.url}>{child.name}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <Link className="mega__picture" to="/new-gear">
            <Picture source={departments[0]?.picture ?? null} sizes="12rem" alt="" />
            <b>{texts.newGear}</b>
          </Link>
        </div>
      </div>
    </details>
  )
}

/** Closes the menu on navigation, and loads its other behavior when the browser is idle. */
function useMenu(details: RefObject<HTMLDetailsElement | null>) {
  const { pathname } = useLocation()
  useEffect(() => {
    details.current?.removeAttribute('open')
  }, [details, pathname])
  useEffect(() => {
    const ended = new AbortController()
    whenIdle(
      () =>
        void import('./menu/control-menu.ts').then(
          ({ controlMenu }) => ended.signal.aborted || controlMenu(details.current!, ended.signal),
          // A click opens and closes the menu without it.
          () => {},
        ),
    )
    return () => ended.abort()
  }, [details])
}

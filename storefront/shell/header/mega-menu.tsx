import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Department } from './departments.ts'

/** Milliseconds of hover before the menu opens and before it closes. */
const intent = { open: 120, close: 240 }

/**
 * Renders all departments with their categories in columns: a <details> element without JavaScript. With it, hover also
 * opens the menu, and Escape closes it and returns focus.
 */
export function MegaMenu({ departments }: { departments: readonly Department[] }) {
  const texts = useTexts('shell')
  const details = useRef<HTMLDetailsElement>(null)
  const pointer = usePointerIntent(details)
  useClosing(details)
  return (
    <details className="mega" ref={details} {...pointer}>
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

function usePointerIntent(details: React.RefObject<HTMLDetailsElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (milliseconds: number, isOpen: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => details.current?.toggleAttribute('open', isOpen), milliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') after(intent.open, true)
    },
    onPointerLeave: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') after(intent.close, false)
    },
    // A click takes effect immediately, and a pending hover must not undo it.
    onClick: () => clearTimeout(timer.current),
  }
}

/** Closes the menu on Escape, blur, an outside click and navigation. */
function useClosing(details: React.RefObject<HTMLDetailsElement | null>) {
  const { pathname } = useLocation()
  useEffect(() => {
    details.current?.removeAttribute('open')
  }, [details, pathname])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      const isInside = menu.contains(document.activeElement)
      menu.removeAttribute('open')
      if (isInside) menu.querySelector('summary')?.focus()
    }
    const onLeave = (event: Event) => {
      const menu = details.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute('open')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  }, [details])
}

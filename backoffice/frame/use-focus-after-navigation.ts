import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus to the heading of a new page, so that screen readers announce it. */
export function useFocusAfterNavigation(onNavigate: () => void) {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    onNavigate()
    const target = ref.current?.querySelector<HTMLElement>('h1') ?? ref.current
    target?.focus({ preventScroll: true })
  }, [pathname, onNavigate])
  return ref
}

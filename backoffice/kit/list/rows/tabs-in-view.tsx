import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Scrolls a list's tabs horizontally to the current tab, which could otherwise be hidden on a phone. */
export function TabsInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('.tabs [aria-current]')
    const tabs = current?.parentElement
    if (!current || !tabs) return
    const { left, right } = tabs.getBoundingClientRect()
    const shown = current.getBoundingClientRect()
    if (shown.left < left || shown.right > right) tabs.scrollLeft += shown.left - left
  }, [key])
  return <div ref={box}>{children}</div>
}

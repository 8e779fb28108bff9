import type { ReactNode, Ref } from 'react'

interface TableScrollProps {
  /** Accessible name of the region. */
  label: string
  className?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Renders a named region in which a wide table scrolls sideways, including by keyboard. */
export function TableScroll({ label, className, ref, children }: TableScrollProps) {
  const names = ['table-scroll', className].filter(Boolean).join(' ')
  return (
    // Safari does not focus scrolling boxes without a tabindex.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={ref} className={names} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

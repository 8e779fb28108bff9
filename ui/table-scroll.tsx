import type { ReactNode } from 'react'

interface TableScrollProps {
  /** Accessible name of the region. */
  label: string
  className?: string
  children: ReactNode
}

/** Renders a named region that scrolls a wide table sideways, also by keyboard. */
export function TableScroll({ label, className, children }: TableScrollProps) {
  return (
    // Safari does not focus scrolling boxes without a tabindex.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={['table-scroll', className].filter(Boolean).join(' ')} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

import type { AnchorHTMLAttributes } from 'react'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { useShop } from '#storefront/page/shop-context.tsx'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A shop path without the locale prefix, or an external URL. */
  to: string
  /** Replaces the current history entry. */
  replaces?: boolean
  keepsScroll?: boolean
}

/**
 * Renders a plain anchor with the locale prefix. A single click listener for all links (shell/link-clicks.ts)
 * navigates, so that links cost nothing to render or hydrate.
 */
export function Link({ to, replaces = false, keepsScroll = false, children, ...rest }: LinkProps) {
  const { locale } = useShop()
  return (
    <a
      {...rest}
      href={withLocalePrefix(locale, to)}
      data-replaces={replaces ? '' : undefined}
      data-keeps-scroll={keepsScroll ? '' : undefined}
    >
      {children}
    </a>
  )
}

export function usePath(to: string): string {
  return withLocalePrefix(useShop().locale, to)
}

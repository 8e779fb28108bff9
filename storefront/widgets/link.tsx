import type { AnchorHTMLAttributes } from 'react'
import { pathIn } from '#storefront/page/link-path.ts'
import { useShop } from '#storefront/page/shop-context.tsx'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop without the locale's prefix, or an address elsewhere. */
  to: string
  /** The page takes the place of this one in the history. */
  replaces?: boolean
  /** The page stays where it was scrolled to. */
  keepsScroll?: boolean
}

/**
 * A link to a page of the shop: a plain anchor with the locale's prefix. One listener for all of them
 * (shell/link-clicks.ts) turns clicks into navigation, so that a link costs nothing to render or to take over.
 */
export function Link({ to, replaces = false, keepsScroll = false, children, ...rest }: LinkProps) {
  const { locale } = useShop()
  return (
    <a
      {...rest}
      href={pathIn(locale, to)}
      data-replaces={replaces ? '' : undefined}
      data-keeps-scroll={keepsScroll ? '' : undefined}
    >
      {children}
    </a>
  )
}

/** The address of a page as a browser asks for it: with the prefix of the page's locale. */
export function usePath(to: string): string {
  return pathIn(useShop().locale, to)
}

import type { SiteLocale } from '#domain/sites.ts'
import type { Seeds } from './recommendation-request.ts'

interface Seen {
  path: string
  locale: Pick<SiteLocale, 'path'>
  isProduct: boolean
  cartSkus: readonly string[]
  /** Handles, latest first. Empty without consent. */
  viewed: readonly string[]
}

/** Returns the input for a page's recommendations, or null for pages without recommendations. */
export function seedsOf({ path, locale, isProduct, cartSkus, viewed }: Seen): Seeds | null {
  const uri = withoutLocale(path, locale)
  if (isProduct) return { kind: 'similar', uri, handles: [handleOf(uri)] }
  if (uri === '/cart') return cartSkus.length > 0 ? { kind: 'cart', uri, skus: cartSkus } : null
  return (uri === '/' || uri === '') && viewed.length > 0 ? { kind: 'forYou', uri: '/', handles: viewed } : null
}

/** Returns the input for a category's featured products, based on its breadcrumb link. */
export function categorySeeds(link: string | null, locale: Pick<SiteLocale, 'path'>): Seeds | null {
  const uri = withoutLocale(link ?? '/', locale)
  return uri === '/' || uri === '' ? null : { kind: 'category', uri }
}

/** Returns the handle in a product page's path. */
export function handleOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
}

function withoutLocale(path: string, locale: Pick<SiteLocale, 'path'>): string {
  return locale.path !== '' && `${path}/`.startsWith(`/${locale.path}/`) ? path.slice(locale.path.length + 1) : path
}

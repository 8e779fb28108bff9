import { siteSettings, type Site } from '#domain/sites.ts'

/** The pages of the account menu, with the paths of their detail pages. */
const accountPlaces = [
  { name: 'overview', to: '/account', within: ['/account/dashboard'] },
  { name: 'orders', to: '/account/orders', within: ['/account/order'] },
  { name: 'lists', to: '/account/my-lists', within: ['/account/wishlist'] },
  { name: 'registry', to: '/account/registry', within: ['/account/registry'] },
  { name: 'programs', to: '/account/programming', within: ['/account/programming'] },
  { name: 'tickets', to: '/account/tickets', within: [] },
  { name: 'reviews', to: '/account/reviews', within: ['/account/reviews'] },
  { name: 'cards', to: '/account/payment-methods', within: [] },
  { name: 'addresses', to: '/account/address', within: [] },
  { name: 'stockAlerts', to: '/account/bin', within: [] },
  { name: 'quotes', to: '/account/custom-quoting', within: ['/account/custom-quoting'] },
  { name: 'giftCards', to: '/giftcard-balance', within: [] },
  { name: 'discounts', to: '/account/earned-store', within: [] },
  { name: 'gyms', to: '/account/my-gyms', within: [] },
  { name: 'designs', to: '/account/zeus-saved-design', within: [] },
  { name: 'profile', to: '/account/about-me', within: [] },
  { name: 'settings', to: '/account/settings', within: [] },
] as const

type PlaceName = (typeof accountPlaces)[number]['name']

/** Returns the account menu pages of a site; saved gyms and designs require the gym builder [ZEUS-004]. */
export function accountPlacesOf(site: Site) {
  const { builder } = siteSettings[site].features
  return accountPlaces.filter(({ name }) => builder || (name !== 'gyms' && name !== 'designs'))
}

/** Returns the menu entry for a path, or null if the menu has none. `isItself` is false for a detail page. */
export function currentPlace(pathname: string): { name: PlaceName; isItself: boolean } | null {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  const places: readonly { name: PlaceName; to: string; within: readonly string[] }[] = accountPlaces
  const place = places.find(
    ({ to, within }) => path === to || within.some((parent) => path === parent || path.startsWith(`${parent}/`)),
  )
  return place ? { name: place.name, isItself: path === place.to } : null
}

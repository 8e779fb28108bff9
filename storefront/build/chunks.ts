/** Chunks that load after the page or rarely. Their preload lists would add more to the first load than they save. */
const loadedLate = [
  'after-hydration',
  'attach-debug',
  'attach-player',
  'attach-quick-links',
  'attach-share',
  'attach-sign-up',
  'open-chat',
  'start-chat',
  'cookie-sheet',
  'check-text-field',
  'country-select',
  'delivery-estimate',
  'error-page',
  'event-view',
  'family-block',
  'footer',
  'gift-card-preview',
  'load-compound',
  'load-families',
  'load-forms',
  'load-notes',
  'load-ticket-holder-state',
  'rate-limit',
  'region-dialog',
  'review-section',
  'session-end',
  'shop-form',
  'side-cart',
  'start-account-menu',
  'start-consent',
  'start-experiments',
  'start-login',
  'login-dialog',
  'start-menu',
  'start-recommendations',
  'start-releases',
  'start-session',
  'submit-entry',
  'watch-region',
]
/** Small files that nearly every page needs compress better as one file. */
const frame = [
  'ui/icon',
  'ui/quantity',
  'storefront/page/route/page-route',
  'storefront/routing/known-paths',
  'storefront/shell/overlays/overlay-store',
  'storefront/side-cart/cart/throw-if-reduced',
  'contract/kernel/refusal-error',
]
const productCard = [
  'catalog/card/product-card',
  'catalog/card/product-name',
  'catalog/card/price-line',
  'catalog/card/rating-line',
  'catalog/card/card-sizes',
  'catalog/product/stock',
  'catalog/breadcrumb',
  'ui/picture',
  'ui/stars',
  'domain/reviews/rating',
]
/** For files of one or two lines that few pages need, a separate chunk would cost more than their content. */
const lines = [
  'domain/sessions/scope.ts',
  'domain/payment-engines.ts',
  'domain/lists/list.ts',
  'domain/search/offer-list.ts',
  'domain/promotions/promotion.ts',
  'domain/time-zones.ts',
  'is-uuid.ts',
  'read-submission-key.ts',
  'require-login.ts',
  'write-at-version.ts',
  'problem-of-write.ts',
  'next-3ds-challenge.ts',
  'load-optional-section.ts',
  'product-json-ld.ts',
]
/** Shared by articles and content pages. */
const blocks = ['content/chart/barbell-table', 'content/picture-sizes']

/** File path parts by the name of the chunk that combines these files, and the names of chunks that load late. */
export const chunkFiles = { frame, 'product-card': productCard, lines, blocks, loadedLate }

/** Returns true if a chunk loads after the page or rarely. */
export function isLoadedLate(chunk: string): boolean {
  const name = chunk.slice(chunk.lastIndexOf('/') + 1)
  return loadedLate.some((each) => name.startsWith(`${each}-`))
}

/** Returns a chunk for all files whose path contains one of the group's parts. */
export function chunkOf(name: Exclude<keyof typeof chunkFiles, 'loadedLate'>) {
  return { name, test: (path: string) => chunkFiles[name].some((part) => path.includes(part)) }
}

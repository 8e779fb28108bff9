import type { Route } from '#storefront/router/route.ts'
import { lazyPage, type RouteFile } from './page/route/lazy-page.ts'
import { retryImport } from './browser/connection/retry-import.ts'
import { type BrandPaths, brandPaths } from '#domain/brand-paths.ts'
import { canvasPath, variantPrefix } from './page/route/paths.ts'
import { route as errors } from './routes/page-errors.tsx'

export interface LazyRoutes {
  shop: Route[]
  root: Route[]
}

function page(id: string, path: string | undefined, file: string, load: () => Promise<RouteFile>): Route {
  return lazyPage(id, path, ['storefront/lazy-routes.ts', 'storefront/lazy-texts.ts', `storefront/${file}`], load)
}

/** Returns the routes that browse pages do not need on the initial load, in a separate chunk [ROUTE-001]. */
export function lazyRoutes({ brandSlug }: { brandSlug?: string }): LazyRoutes {
  return {
    shop: shopPages(brandPaths(brandSlug)),
    root: [
      {
        ...page('funnel', undefined, 'routes/funnel-layout.tsx', () => import('./routes/funnel-layout.tsx')),
        children: [{ id: 'funnel-errors', ...errors, children: funnelPages() }],
      },
      {
        ...page('app', undefined, 'routes/app-layout.tsx', () => import('./routes/app-layout.tsx')),
        children: [{ id: 'app-errors', ...errors, children: appPages() }],
      },
      {
        ...page(
          'variant',
          `${variantPrefix.slice(1)}/:variant`,
          'routes/variant-layout.tsx',
          () => import('./routes/variant-layout.tsx'),
        ),
        children: [
          {
            id: 'variant-errors',
            ...errors,
            children: [page('variant-page', '*', 'routes/variant-page.tsx', () => import('./routes/variant-page.tsx'))],
          },
        ],
      },
      {
        ...page(
          'canvas',
          canvasPath.slice(1),
          'routes/variant-layout.tsx',
          () => import('./routes/variant-layout.tsx'),
        ),
        children: [
          {
            id: 'canvas-errors',
            ...errors,
            children: [page('page-canvas', '', 'routes/page-canvas.tsx', () => import('./routes/page-canvas.tsx'))],
          },
        ],
      },
    ],
  }
}

function shopPages({ stories, storyForm, printCatalog: catalog }: BrandPaths): Route[] {
  return [
    page('rogue-catalog', catalog.slice(1), 'routes/rogue-catalog.tsx', () => import('./routes/rogue-catalog.tsx')),
    page('stories', stories.slice(1), 'stories/stories-page.tsx', () => import('./stories/stories-page.tsx')),
    page('story-form', storyForm.slice(1), 'stories/submit.tsx', () => import('./stories/submit.tsx')),
    page('story', `${stories.slice(1)}/:id`, 'stories/story-page.tsx', () => import('./stories/story-page.tsx')),
    page('page-preview', '__rb__/preview', 'routes/page-preview.tsx', () => import('./routes/page-preview.tsx')),
    page('post-preview', '__rb__/article', 'routes/post-preview.tsx', () => import('./routes/post-preview.tsx')),
    page('deals', 'deals', 'routes/deals.tsx', () => import('./routes/deals.tsx')),
    page('3-ships-free', '3-ships-free', 'routes/three-ships-free.tsx', () => import('./routes/three-ships-free.tsx')),
    page('five-for-five', 'five-for-five', 'routes/five-for-five.tsx', () => import('./routes/five-for-five.tsx')),
    page('brands', 'brands', 'brands/brands-page.tsx', () => import('./brands/brands-page.tsx')),
    page('compare', 'compare/*', 'compare/compare-page.tsx', () => import('./compare/compare-page.tsx')),
    page('new-gear', 'new-gear', 'routes/new-gear.tsx', () => import('./routes/new-gear.tsx')),
    page('index', 'theindex', 'routes/index-list.tsx', () => import('./routes/index-list.tsx')),
    page('index-category', 'theindex/:category', 'routes/index-list.tsx', () => import('./routes/index-list.tsx')),
    page('article', 'theindex/:category/*', 'routes/article.tsx', () => import('./routes/article.tsx')),
    page(
      'newsletter-signup',
      'newsletter-signup',
      'routes/newsletter-signup.tsx',
      () => import('./routes/newsletter-signup.tsx'),
    ),
    page(
      'newsletter-error',
      'newsletter-error',
      'routes/newsletter-error.tsx',
      () => import('./routes/newsletter-error.tsx'),
    ),
    page('newsletters', 'newsletters', 'newsletters/page.tsx', () => import('./newsletters/page.tsx')),
    page('form', 'forms/:hash', 'forms/form-page.tsx', () => import('./forms/form-page.tsx')),
    page('preferences', 'preferences', 'routes/preferences.tsx', () => import('./routes/preferences.tsx')),
    page(
      'cookie-preferences',
      'cookie-preferences',
      'consent/page/preferences-page.tsx',
      () => import('./consent/page/preferences-page.tsx'),
    ),
    page(
      'mps-review',
      'mps-review',
      'reviews/mailed/mailed-page.tsx',
      () => import('./reviews/mailed/mailed-page.tsx'),
    ),
    page('cart', 'cart', 'cart/cart-page.tsx', () => import('./cart/cart-page.tsx')),
    page(
      'giftcard-balance',
      'giftcard-balance',
      'gift-cards/balance-page.tsx',
      () => import('./gift-cards/balance-page.tsx'),
    ),
    ...loginPages(),
    ...accountPages(),
  ]
}

function loginPages(): Route[] {
  return [
    page('login', 'login', 'login/login-page.tsx', () => import('./login/login-page.tsx')),
    page(
      'login-link',
      'login/link',
      'login/links/login-link-page.tsx',
      () => import('./login/links/login-link-page.tsx'),
    ),
    page(
      'use-link',
      'login/link/:token',
      'login/links/use-link-page.tsx',
      () => import('./login/links/use-link-page.tsx'),
    ),
    page('login-forgot', 'login/forgot', 'login/links/forgot-page.tsx', () => import('./login/links/forgot-page.tsx')),
    page(
      'expired-password',
      'expired-password',
      'login/links/expired-page.tsx',
      () => import('./login/links/expired-page.tsx'),
    ),
    page(
      'reset-password',
      'account/reset-password/:token',
      'login/links/reset-page.tsx',
      () => import('./login/links/reset-page.tsx'),
    ),
    page(
      'confirm-email',
      'account/confirm-email/:token',
      'account/email/confirm-page.tsx',
      () => import('./account/email/confirm-page.tsx'),
    ),
  ]
}

function accountPages(): Route[] {
  return [
    page('account', 'account', 'account/account-page.tsx', () => import('./account/account-page.tsx')),
    page('dashboard', 'account/dashboard', 'account/account-page.tsx', () => import('./account/account-page.tsx')),
    page(
      'settings',
      'account/settings',
      'account/settings/settings-page.tsx',
      () => import('./account/settings/settings-page.tsx'),
    ),
    page(
      'about-me',
      'account/about-me',
      'account/profile/profile-page.tsx',
      () => import('./account/profile/profile-page.tsx'),
    ),
    page(
      'orders',
      'account/orders',
      'account/orders/orders-page.tsx',
      () => import('./account/orders/orders-page.tsx'),
    ),
    page(
      'tickets',
      'account/tickets',
      'account/tickets/tickets-page.tsx',
      () => import('./account/tickets/tickets-page.tsx'),
    ),
    page(
      'own-reviews',
      'account/reviews',
      'reviews/own/own-reviews-page.tsx',
      () => import('./reviews/own/own-reviews-page.tsx'),
    ),
    page(
      'review-form',
      'account/reviews/:productId',
      'reviews/own/review-form-page.tsx',
      () => import('./reviews/own/review-form-page.tsx'),
    ),
    page('my-lists', 'account/my-lists', 'lists/hub/my-lists-page.tsx', () => import('./lists/hub/my-lists-page.tsx')),
    page('wishlist', 'account/wishlist', 'lists/wishlist-page.tsx', () => import('./lists/wishlist-page.tsx')),
    page('shared-wishlist', 'wishlist/:urlKey', 'lists/shared-page.tsx', () => import('./lists/shared-page.tsx')),
    page(
      'own-registries',
      'account/registry',
      'registry/own/own-registries-page.tsx',
      () => import('./registry/own/own-registries-page.tsx'),
    ),
    page(
      'own-registry',
      'account/registry/:id',
      'registry/own/own-registry.tsx',
      () => import('./registry/own/own-registry.tsx'),
    ),
    page(
      'registry-step',
      'account/registry/:id/:step',
      'routes/registry-step.tsx',
      () => import('./routes/registry-step.tsx'),
    ),
    page(
      'registry',
      'registry/:urlKey',
      'registry/shared/shared-page.tsx',
      () => import('./registry/shared/shared-page.tsx'),
    ),
    page(
      'registry-search',
      'giftregistry/search/index',
      'registry/search-page.tsx',
      () => import('./registry/search-page.tsx'),
    ),
    ...customerPages(),
  ]
}

function customerPages(): Route[] {
  return [
    page('tracking', 'shippingtracker', 'tracking/tracking-page.tsx', () => import('./tracking/tracking-page.tsx')),
    page('order', 'account/order/:id', 'routes/order.tsx', () => import('./routes/order.tsx')),
    ...returnPages(),
    page(
      'invoice',
      'account/order/:id/invoice',
      'account/order-details/invoice-page.tsx',
      () => import('./account/order-details/invoice-page.tsx'),
    ),
    page(
      'add-order',
      'account/add-order',
      'account/claim/claim-page.tsx',
      () => import('./account/claim/claim-page.tsx'),
    ),
    page(
      'order-lookup',
      'account/order-lookup',
      'account/order-details/look-up-page.tsx',
      () => import('./account/order-details/look-up-page.tsx'),
    ),
    page(
      'stop-stock-mails',
      'stop-stock-mails/:token',
      'stock-alerts/unsubscribe-page.tsx',
      () => import('./stock-alerts/unsubscribe-page.tsx'),
    ),
    page('addresses', 'account/address', 'routes/addresses.tsx', () => import('./routes/addresses.tsx')),
    page(
      'payment-methods',
      'account/payment-methods',
      'routes/payment-methods.tsx',
      () => import('./routes/payment-methods.tsx'),
    ),
    page(
      'stock-alerts',
      'account/bin',
      'stock-alerts/stock-alerts-page.tsx',
      () => import('./stock-alerts/stock-alerts-page.tsx'),
    ),
    page('programs', 'account/programming', 'programs/programs-page.tsx', () => import('./programs/programs-page.tsx')),
    page(
      'program',
      'account/programming/:id',
      'programs/program-page.tsx',
      () => import('./programs/program-page.tsx'),
    ),
    page('quotes', 'account/custom-quoting', 'quotes/quotes-page.tsx', () => import('./quotes/quotes-page.tsx')),
    page('quote', 'account/custom-quoting/:id', 'quotes/quote-page.tsx', () => import('./quotes/quote-page.tsx')),
    page(
      'earned-store',
      'account/earned-store',
      'account/earned/earned-store-page.tsx',
      () => import('./account/earned/earned-store-page.tsx'),
    ),
    ...gymPages(),
  ]
}

function gymPages(): Route[] {
  return [
    page(
      'my-gyms',
      'account/my-gyms',
      'account/gyms/my-gyms-page.tsx',
      () => import('./account/gyms/my-gyms-page.tsx'),
    ),
    page(
      'saved-designs',
      'account/zeus-saved-design',
      'account/gyms/saved-designs-page.tsx',
      () => import('./account/gyms/saved-designs-page.tsx'),
    ),
  ]
}

function returnPages(): Route[] {
  return [
    page(
      'return-initiate',
      'rmaprocess/initiate',
      'routes/return-initiate.tsx',
      () => import('./routes/return-initiate.tsx'),
    ),
    page(
      'return-select-items',
      'rmaprocess/select-items',
      'returns/select-page.tsx',
      () => import('./returns/select-page.tsx'),
    ),
    page(
      'return-confirm',
      'rmaprocess/confirm',
      'returns/confirm-page.tsx',
      () => import('./returns/confirm-page.tsx'),
    ),
    page(
      'return-print',
      'rmaprocess/print/:rmaNumber?/:dateIssued?',
      'routes/return-print.tsx',
      () => import('./routes/return-print.tsx'),
    ),
  ]
}

/** Returns the pages with the minimal header: checkout and related pages [SHELL-005]. */
function funnelPages(): Route[] {
  const step = (name: string, path: string, file: string, load: () => Promise<RouteFile>) =>
    page(`checkout-${name}`, path, file, () => retryImport(load))
  return [
    step('start', 'checkout', 'checkout/start-page.tsx', () => import('./checkout/start-page.tsx')),
    step(
      'shipping',
      'checkout/shipping',
      'checkout/shipping/shipping-page.tsx',
      () => import('./checkout/shipping/shipping-page.tsx'),
    ),
    step(
      'payment',
      'checkout/payment',
      'checkout/payment/payment-page.tsx',
      () => import('./checkout/payment/payment-page.tsx'),
    ),
    step(
      'review',
      'checkout/review',
      'checkout/review/review-page.tsx',
      () => import('./checkout/review/review-page.tsx'),
    ),
    step(
      'bank',
      'checkout/bank/:orderId',
      'checkout/placing/bank-page.tsx',
      () => import('./checkout/placing/bank-page.tsx'),
    ),
    step(
      'success',
      'checkout/success',
      'checkout/success/success-page.tsx',
      () => import('./checkout/success/success-page.tsx'),
    ),
    page('payment-link', 'payment-link', 'routes/payment-link.tsx', () => import('./routes/payment-link.tsx')),
    page(
      'payment-link-bank',
      'payment-link/bank/:paymentId',
      'payment-link/bank-page.tsx',
      () => import('./payment-link/bank-page.tsx'),
    ),
  ]
}

/** Returns the native app screens: one path prefix, no layout [APP-405]. */
function appPages(): Route[] {
  return [
    page('app-orders', 'app/orders', 'routes/app-orders.tsx', () => import('./routes/app-orders.tsx')),
    page('app-account-orders', 'app/account/orders', 'routes/app-orders.tsx', () => import('./routes/app-orders.tsx')),
    page(
      'app-tracking',
      'app/tracking',
      'tracking/app-tracking-page.tsx',
      () => import('./tracking/app-tracking-page.tsx'),
    ),
  ]
}

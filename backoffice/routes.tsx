import type { RouteObject } from 'react-router'
import { PageError } from './frame/page-error.tsx'
import { frameRoute } from './frame/use-me.ts'
import { Skeleton } from './kit/states.tsx'

/** Returns the routes. Each page is a separate chunk. */
export function createRoutes(): RouteObject[] {
  return [
    {
      HydrateFallback: Skeleton,
      ErrorBoundary: PageError,
      children: [
        { path: '/login', lazy: () => import('./sign-in/sign-in-page.tsx') },
        { path: '/accept/:token', lazy: () => import('./sign-in/accept-page.tsx') },
        {
          id: frameRoute,
          lazy: () => import('./frame/frame.tsx'),
          children: [{ ErrorBoundary: PageError, children: framePages }],
        },
      ],
    },
  ]
}

const framePages: RouteObject[] = [
  { path: '/', lazy: () => import('./home/home-page.tsx') },
  { path: '/orders', lazy: () => import('./orders/list/orders-page.tsx') },
  { path: '/orders/messages', lazy: () => import('./orders/messages/messages-page.tsx') },
  { path: '/orders/captures', lazy: () => import('./orders/captures/captures-page.tsx') },
  { path: '/orders/ship', lazy: () => import('./orders/batch/batch-page.tsx') },
  { path: '/orders/:orderId', lazy: () => import('./orders/detail/order-page.tsx') },
  { path: '/returns', lazy: () => import('./returns/list/returns-page.tsx') },
  { path: '/returns/:number', lazy: () => import('./returns/detail/return-page.tsx') },
  { path: '/quotes', lazy: () => import('./quotes/list/quotes-page.tsx') },
  { path: '/quotes/new', lazy: () => import('./quotes/build/new-quote-page.tsx') },
  { path: '/quotes/:id', lazy: () => import('./quotes/detail/quote-page.tsx') },
  { path: '/payment-links', lazy: () => import('./payment-links/list/links-page.tsx') },
  { path: '/payment-links/new', lazy: () => import('./payment-links/create/create-page.tsx') },
  { path: '/payment-links/:id', lazy: () => import('./payment-links/detail/link-page.tsx') },
  {
    path: '/support',
    lazy: () => import('./support/desk/desk-page.tsx'),
    children: [{ path: ':id', lazy: () => import('./support/thread/thread-page.tsx') }],
  },
  { path: '/support/answers', lazy: () => import('./support/answers/answers-page.tsx') },
  { path: '/content', lazy: () => import('./content/list/pages-page.tsx') },
  { path: '/content/:site/:handle', lazy: () => import('./content/detail/content-page.tsx') },
  { path: '/content/:site/:handle/preview', lazy: () => import('./content/preview/preview-page.tsx') },
  { path: '/content/:site/:handle/edit', lazy: () => import('./content/edit/edit-page.tsx') },
  { path: '/link-lists', lazy: () => import('./link-lists/link-lists-page.tsx') },
  { path: '/articles', lazy: () => import('./articles/list/articles-page.tsx') },
  { path: '/articles/:id', lazy: () => import('./articles/edit/article-page.tsx') },
  { path: '/reviews', lazy: () => import('./reviews/reviews-page.tsx') },
  { path: '/stories', lazy: () => import('./stories/stories-page.tsx') },
  { path: '/forms', lazy: () => import('./forms/forms-page.tsx') },
  { path: '/forms/:formHash', lazy: () => import('./forms/entries/entries-page.tsx') },
  { path: '/redirects', lazy: () => import('./redirects/redirects-page.tsx') },
  { path: '/redirects/misses', lazy: () => import('./redirects/misses/misses-page.tsx') },
  { path: '/customers', lazy: () => import('./customers/list/customers-page.tsx') },
  { path: '/customers/verifications', lazy: () => import('./customers/verifications/verifications-page.tsx') },
  { path: '/customers/:id', lazy: () => import('./customers/detail/customer-page.tsx') },
  { path: '/products', lazy: () => import('./catalog/list/products-page.tsx') },
  { path: '/products/new', lazy: () => import('./catalog/create/new-product-page.tsx') },
  { path: '/products/:id', lazy: () => import('./catalog/detail/product-page.tsx') },
  { path: '/promotions', lazy: () => import('./promotions/list/promotions-page.tsx') },
  { path: '/promotions/calendar', lazy: () => import('./promotions/calendar/calendar-page.tsx') },
  { path: '/promotions/new', lazy: () => import('./promotions/edit/new-page.tsx') },
  { path: '/promotions/:id', lazy: () => import('./promotions/detail/promotion-page.tsx') },
  { path: '/search-settings', lazy: () => import('./search-settings/synonyms/synonyms-page.tsx') },
  { path: '/search-settings/phrases', lazy: () => import('./search-settings/phrases/phrases-page.tsx') },
  { path: '/search-settings/remaps', lazy: () => import('./search-settings/remaps/remaps-page.tsx') },
  { path: '/search-settings/searches', lazy: () => import('./search-settings/searches/searches-page.tsx') },
  { path: '/reports', lazy: () => import('./reports/reports-page.tsx') },
  { path: '/reports/:report', lazy: () => import('./reports/view/report-page.tsx') },
  { path: '/audit', lazy: () => import('./audit/audit-page.tsx') },
  { path: '/settings/staff', lazy: () => import('./staff/staff-page.tsx') },
  { path: '/settings/roles', lazy: () => import('./staff/roles/roles-page.tsx') },
  { path: '/settings/flags', lazy: () => import('./flags/flags-page.tsx') },
  { path: '/settings/flags/:key', lazy: () => import('./flags/edit/flag-page.tsx') },
  { path: '/settings/event-deliveries', lazy: () => import('./event-deliveries/deliveries-page.tsx') },
  { path: '/settings/health', lazy: () => import('./health/health-page.tsx') },
  { path: '/settings/store', lazy: () => import('./settings/settings-page.tsx') },
  { path: '/settings/jobs', lazy: () => import('./background-jobs/jobs-page.tsx') },
  { path: '/settings/webhooks', lazy: () => import('./webhooks/list/webhooks-page.tsx') },
  { path: '/settings/webhooks/:id', lazy: () => import('./webhooks/detail/webhook-page.tsx') },
  { path: '/settings/experiments', lazy: () => import('./experiments/experiments-page.tsx') },
  { path: '/settings/keys', lazy: () => import('./staff/keys/keys-page.tsx') },
  { path: '*', lazy: () => import('./frame/missing-page.tsx') },
]

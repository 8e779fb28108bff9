import type { RouteObject } from 'react-router'
import { PageError } from '../frame/page-error.tsx'
import { frameRoute } from '../frame/use-me.ts'
import { Skeleton } from '../kit/states.tsx'

/** Path of the page that opens when the session has ended. */
export const endedPath = '/ended'

/** Returns the order manager's routes: the back office's quote pages without the navigation [ADMIN-004]. */
export function orderManagerRoutes(): RouteObject[] {
  return [
    {
      HydrateFallback: Skeleton,
      ErrorBoundary: PageError,
      children: [
        { path: endedPath, lazy: () => import('./ended-page.tsx') },
        {
          id: frameRoute,
          lazy: () => import('./funnel.tsx'),
          children: [{ ErrorBoundary: PageError, children: pages }],
        },
      ],
    },
  ]
}

const pages: RouteObject[] = [
  { path: '/', lazy: () => import('../quotes/list/quotes-page.tsx') },
  { path: '/quotes', lazy: () => import('../quotes/list/quotes-page.tsx') },
  { path: '/quotes/new', lazy: () => import('../quotes/build/new-quote-page.tsx') },
  { path: '/quotes/:id', lazy: () => import('../quotes/detail/quote-page.tsx') },
  { path: '/payment-links', lazy: () => import('../payment-links/list/links-page.tsx') },
  { path: '/payment-links/new', lazy: () => import('../payment-links/create/create-page.tsx') },
  { path: '/payment-links/:id', lazy: () => import('../payment-links/detail/link-page.tsx') },
  { path: '*', lazy: () => import('../frame/missing-page.tsx') },
]

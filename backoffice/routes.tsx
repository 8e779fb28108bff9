import type { RouteObject } from 'react-router'
import { PageError } from './frame/page-error.tsx'
import { frameRoute } from './frame/use-me.ts'
import { Skeleton } from './kit/states.tsx'

/** Returns the routes; each page is a separate chunk. */
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
  { path: '/orders/:orderId', lazy: () => import('./orders/detail/order-page.tsx') },
  { path: '/audit', lazy: () => import('./audit/audit-page.tsx') },
  { path: '/settings/staff', lazy: () => import('./staff/staff-page.tsx') },
  { path: '/settings/roles', lazy: () => import('./staff/roles/roles-page.tsx') },
  { path: '/settings/keys', lazy: () => import('./staff/keys/keys-page.tsx') },
  { path: '*', lazy: () => import('./frame/missing-page.tsx') },
]

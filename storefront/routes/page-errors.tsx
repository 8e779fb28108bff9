import { Outlet } from '#storefront/router/view.tsx'
import { ErrorBoundary } from '../shell/errors/error-boundary.tsx'

/** Shows page errors inside the surrounding layout. */
export const route = { Component: Outlet, ErrorBoundary }

import { Outlet } from 'react-router'
import { ErrorBoundary } from '../shell/errors/error-boundary.tsx'

/** Shows page errors inside the surrounding layout. */
export const route = { Component: Outlet, ErrorBoundary }

import { Outlet } from 'react-router'
import type { RouteHandle } from '../page.ts'
import { ErrorPage } from '../shell/error-page.tsx'

const handle: RouteHandle = { prepare: async () => {}, chunks: () => [] }

/** Errors of pages are shown inside of the layout around them. */
export const route = { handle, Component: Outlet, ErrorBoundary: ErrorPage }

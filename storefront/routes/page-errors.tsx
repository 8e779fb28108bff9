import { Outlet } from 'react-router'
import { ErrorBoundary } from '../shell/error-boundary.tsx'

/** Errors of pages are shown inside of the layout around them. */
export const route = { Component: Outlet, ErrorBoundary }

import { Outlet } from 'react-router'
import { ErrorPage } from '../shell/error-page.tsx'

/** Errors of pages are shown inside of the layout around them. */
export const route = { Component: Outlet, ErrorBoundary: ErrorPage }

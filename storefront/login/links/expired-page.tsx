import { linkRequestRoute } from './forgot-page.tsx'

/** The page for requesting a new link when a password has expired [SESSION-403]. */
export const route = linkRequestRoute('expired')

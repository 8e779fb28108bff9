import { linkRequestRoute } from './forgot-page.tsx'

/** The page for requesting a login link. */
export const route = linkRequestRoute('login')

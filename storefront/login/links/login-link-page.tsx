import { linkRequestRoute } from './forgot-page.tsx'

/** The page that requests a link to log in. */
export const route = linkRequestRoute('login')

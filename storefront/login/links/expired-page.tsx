import { linkRequestRoute } from './forgot-page.tsx'

/** The page for an expired password [SESSION-403]. */
export const route = linkRequestRoute('expired')

import { linkRequestRoute } from './forgot-page.tsx'

/** The expired password page [SESSION-403]. */
export const route = linkRequestRoute('expired')

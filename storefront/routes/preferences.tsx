import { redirect } from '#storefront/router/results.ts'
/**
 * Target of the contrast and country forms without JavaScript. The server handles posts, because it sets cookies. A GET
 * redirects to the home page.
 */
export const route = { loader: () => redirect('/'), Component: () => null }

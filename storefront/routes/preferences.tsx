import { redirect } from 'react-router'
/**
 * Target of the contrast and country forms without JavaScript. The server handles the posts, because it sets cookies; a
 * GET redirects home.
 */
export const route = { loader: () => redirect('/'), Component: () => null }

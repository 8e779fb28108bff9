import { redirect } from 'react-router'
/**
 * Where the forms of contrast and country lead without JavaScript. The server answers their posts itself, for it sets
 * cookies; whoever comes here by address goes home.
 */
export const route = { loader: () => redirect('/'), Component: () => null }

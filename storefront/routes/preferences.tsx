import { redirect } from 'react-router'
import type { RouteHandle } from '../page.ts'

const handle: RouteHandle = { prepare: async () => {}, chunks: () => [] }

/**
 * Where the forms of contrast and country lead without JavaScript. The server answers their posts itself, for it sets
 * cookies; whoever comes here by address goes home.
 */
export const route = { handle, loader: () => redirect('/'), Component: () => null }

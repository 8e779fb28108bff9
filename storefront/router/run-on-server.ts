import type { PageContext } from '../page/page.ts'
import { splitOutcomes, errorsAt, matchesOutsideBoundary, redirectOf, runAction, runLoaders } from './load-data.ts'
import { matchRoutes } from './match-routes.ts'
import { Redirect, RouteError } from './results.ts'
import type { RenderedPage, Route } from './route.ts'

interface ServerRequest {
  url: URL
  /** The posted form; absent for GET. */
  form?: FormData
  /** The locale prefix without slashes. */
  prefix: string
  context: PageContext
}

export interface ServerPage extends RenderedPage {
  /** The HTTP status of a page without errors. */
  status: number
}

/** Runs the action for a posted form and all of the page's loaders. Returns the page to render, or a redirect. */
export async function runOnServer(
  routes: readonly Route[],
  { url, form, prefix, context }: ServerRequest,
): Promise<ServerPage | Redirect> {
  const matches = matchRoutes(routes, url.pathname, prefix)
  if (matches === null) throw new RouteError(404)
  const { pathname, search } = url
  const location = { pathname, search, hash: '', key: 'default' }
  const page = matches.at(-1)!
  const posted = form && (await runAction(page, context, url, form))
  if (posted instanceof Redirect) return posted
  const failed = posted && 'error' in posted ? errorsAt(matches, matches.length - 1, posted.error) : null
  const loading = matchesOutsideBoundary(matches, failed)
  const outcomes = await runLoaders(loading, context, url, () => false)
  const to = redirectOf(loading, outcomes)
  if (to) return to
  const { loaderData, errors, status } = splitOutcomes(loading, outcomes)
  const answer = posted && 'data' in posted ? posted : undefined
  return {
    location,
    matches,
    loaderData,
    actionData: answer ? { [page.route.id]: answer.data } : null,
    errors: errors ?? failed,
    status: answer?.status ?? status,
  }
}

import type { PageContext } from '../page/page.ts'
import { Redirect, RouteError, WithStatus } from './results.ts'
import { type ActionArguments, type LoaderArguments, loadRoute, type RouteMatch } from './route.ts'

/** The result of a loader or action. Thrown errors and redirects are returned as values. */
export type Outcome = { data: unknown; status: number } | { error: unknown } | Redirect

interface Loaded {
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  /** The innermost status other than 200, or 200 if there is none. */
  status: number
}

/** Runs the page's action. Without an action, the result is a 405. */
export async function runAction(match: RouteMatch, context: PageContext, url: URL, form: FormData): Promise<Outcome> {
  return outcomeOf(async () => {
    await loadRoute(match.route)
    const { action } = match.route
    if (!action) throw new RouteError(405)
    const args: ActionArguments = { context, url, params: match.params, form }
    return action(args)
  })
}

/** Runs the loaders for all matches in parallel and returns their outcomes by route id. */
export async function runLoaders(
  matches: readonly RouteMatch[],
  context: PageContext,
  url: URL,
  isLoaded: (match: RouteMatch, index: number) => boolean,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  await Promise.all(
    matches.map(async (match, index) => {
      const { route, params } = match
      const outcome = await outcomeOf(async () => {
        await loadRoute(route)
        if (!route.loader || isLoaded(match, index)) return skipped
        const args: LoaderArguments = { context, url, params }
        return route.loader(args)
      })
      if (!('data' in outcome && outcome.data === skipped)) outcomes.set(route.id, outcome)
    }),
  )
  return outcomes
}

const skipped = Symbol('no loader, or data that is still valid')

/** Returns the outermost redirect in the outcomes. */
export function redirectOf(matches: readonly RouteMatch[], outcomes: ReadonlyMap<string, Outcome>) {
  const found = matches.map(({ route }) => outcomes.get(route.id)).find((outcome) => outcome instanceof Redirect)
  return found instanceof Redirect ? found : undefined
}

/** Divides outcomes into data and errors. The outermost error is assigned to its nearest boundary. */
export function splitOutcomes(matches: readonly RouteMatch[], outcomes: ReadonlyMap<string, Outcome>): Loaded {
  const loaded: Loaded = { loaderData: {}, errors: null, status: 200 }
  for (const [index, { route }] of matches.entries()) {
    const outcome = outcomes.get(route.id)
    if (!outcome || outcome instanceof Redirect) continue
    if ('data' in outcome) {
      loaded.loaderData[route.id] = outcome.data
      if (outcome.status !== 200) loaded.status = outcome.status
    } else loaded.errors ??= errorsAt(matches, index, outcome.error)
  }
  return loaded
}

/** Returns the error under the id of the nearest route with a boundary. Throws the error if there is no boundary. */
export function errorsAt(matches: readonly RouteMatch[], index: number, error: unknown): Record<string, unknown> {
  const boundary = matches.slice(0, index + 1).findLast(({ route }) => route.ErrorBoundary)
  if (!boundary) throw error
  return { [boundary.route.id]: error }
}

/** Returns the matches outside the boundary that shows an error, or all matches without an error. */
export function matchesOutsideBoundary(
  matches: readonly RouteMatch[],
  errors: Readonly<Record<string, unknown>> | null,
) {
  const boundary = errors ? matches.findIndex(({ route }) => route.id in errors) : matches.length
  return matches.slice(0, boundary)
}

async function outcomeOf(run: () => unknown): Promise<Outcome> {
  try {
    return known(await run())
  } catch (thrown) {
    return thrown instanceof Redirect ? thrown : { error: thrown }
  }
}

function known(result: unknown): Outcome {
  if (result instanceof Redirect) return result
  if (result instanceof WithStatus) return { data: result.data, status: result.status }
  return { data: result, status: 200 }
}

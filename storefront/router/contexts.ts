import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { Params, RenderedPage, RouterLocation } from './route.ts'
import type { NavigateOptions, Router, RouterState } from './router.ts'

/** The values for a route's component. */
interface RouteView {
  id: string
  params: Params
  outlet: ReactNode
}

export const RouterContext = createContext<Router | null>(null)
export const PageContext = createContext<RenderedPage & Partial<RouterState>>(undefined!)
export const LocationContext = createContext<RouterLocation>(undefined!)
export const RouteContext = createContext<RouteView>(undefined!)
export const ErrorContext = createContext<unknown>(undefined)
export const OutletContext = createContext<unknown>(undefined)

/** Returns this route's loader data. */
export function useLoaderData<Data>(): Data {
  return useContext(PageContext).loaderData[useContext(RouteContext).id] as Data
}

/** Returns this route's action data for the last posted form. */
export function useActionData(): unknown {
  return useContext(PageContext).actionData?.[useContext(RouteContext).id]
}

/** Returns the current location without the locale prefix. */
export function useLocation(): RouterLocation {
  return useContext(LocationContext)
}

export function useParams(): Params {
  return useContext(RouteContext).params
}

/** Returns the navigation in progress, including its posted form. */
export function useNavigation(): RouterState['navigation'] {
  return useContext(PageContext).navigation ?? { state: 'idle' }
}

/** Returns a stable function that opens a shop path. On the server, it does nothing. */
export function useNavigate(): (to: string | { search: string }, options?: NavigateOptions) => Promise<void> {
  const router = useContext(RouterContext)
  return useCallback(async (to, options) => router?.navigate(to, options), [router])
}

/** Returns a stable function that reloads the page's data, and true while the data loads. */
export function useRevalidator(): { revalidate: () => Promise<void>; isRevalidating: boolean } {
  const router = useContext(RouterContext)
  const { isRevalidating = false } = useContext(PageContext)
  return { revalidate: useCallback(async () => router?.revalidate(), [router]), isRevalidating }
}

/** Returns the error that the current boundary displays. */
export function useRouteError(): unknown {
  return useContext(ErrorContext)
}

/** Returns the value that the surrounding layout passed to its outlet. */
export function useOutletContext<Value>(): Value {
  return useContext(OutletContext) as Value
}

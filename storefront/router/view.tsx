import { Component, type ReactNode, useContext, useMemo } from 'react'
import { ErrorContext, LocationContext, OutletContext, PageContext, RouteContext, RouterContext } from './contexts.ts'
import { withoutPrefix } from './match-routes.ts'
import type { RenderedPage, RouteMatch } from './route.ts'
import type { Router } from './router.ts'
import { useDisplayedPage } from './use-displayed-page.ts'

/** Renders the router's current page, and replaces it when the next one has loaded. */
export function RouterView({ router, prefix }: { router: Router; prefix: string }) {
  return (
    <RouterContext value={router}>
      <PageView page={useDisplayedPage(router)} prefix={prefix} />
    </RouterContext>
  )
}

/** Renders one page inside its layouts. */
export function PageView({ page, prefix }: { page: RenderedPage; prefix: string }) {
  const { location, matches, errors } = page
  const shown = useMemo(
    () => ({ ...location, pathname: withoutPrefix(location.pathname, prefix) ?? location.pathname }),
    [location, prefix],
  )
  const failed = errors ? matches.findIndex(({ route }) => route.id in errors) : -1
  const visible = failed === -1 ? matches : matches.slice(0, failed + 1)
  const content = visible.reduceRight<ReactNode>(
    (outlet, match, index) => (
      <RouteView match={match} outlet={outlet} error={index === failed ? { value: errors![match.route.id] } : null} />
    ),
    null,
  )
  return (
    <PageContext value={page}>
      <LocationContext value={shown}>{content}</LocationContext>
    </PageContext>
  )
}

interface RouteViewProps {
  match: RouteMatch
  outlet: ReactNode
  /** The loader or action error that this route shows. */
  error: { value: unknown } | null
}

function RouteView({ match: { route, params }, outlet, error }: RouteViewProps) {
  const { Component: View, ErrorBoundary } = route
  const content = View ? <View /> : outlet
  const location = useContext(LocationContext)
  return (
    <RouteContext value={{ id: route.id, params, outlet }}>
      {ErrorBoundary ? (
        <RenderBoundary location={location} error={error} fallback={<ErrorBoundary />}>
          {content}
        </RenderBoundary>
      ) : (
        content
      )}
    </RouteContext>
  )
}

/** Renders the page of the current layout's child route. */
export function Outlet({ context }: { context?: unknown }) {
  return <OutletContext value={context}>{useContext(RouteContext).outlet}</OutletContext>
}

interface BoundaryProps {
  location: object
  error: { value: unknown } | null
  fallback: ReactNode
  children: ReactNode
}

interface BoundaryState {
  location: object
  thrown: { value: unknown } | null
}

/** Shows the fallback for a loader error, or for a render error until the next navigation. */
class RenderBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, thrown: null }

  static getDerivedStateFromError(value: unknown): Partial<BoundaryState> {
    return { thrown: { value } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return location === state.location ? null : { location, thrown: null }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const error = this.props.error ?? this.state.thrown
    return error ? <ErrorContext value={error.value}>{this.props.fallback}</ErrorContext> : this.props.children
  }
}

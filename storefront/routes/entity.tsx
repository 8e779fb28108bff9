import { type ComponentType, useEffect } from 'react'
import type { ActionArguments, LoaderArguments, ReloadFacts } from '#storefront/router/route.ts'
import { RouteError, redirect } from '#storefront/router/results.ts'
import { useLoaderData, useParams } from '#storefront/router/contexts.ts'
import { type PageArguments, type PageContext, type PageData, type RouteHandle } from '#storefront/page/page.ts'
import { respond, type ActionResult, fieldsOf } from '#storefront/page/route/page-route.tsx'
import type { EntityKind } from '../routing/known-paths.ts'
import { knownPaths } from '../routing/known-paths.ts'
import { useHead } from '../shell/head/use-head.ts'
import { loadTexts, type TextArea, textsFolder } from '../texts.ts'

interface KindModule {
  areas: readonly TextArea[]
  View: ComponentType<{ view: never }>
}
/** The loader module, needed on the server and for client navigation. */
interface KindLoader {
  load: (context: PageContext, page: PageArguments, id: number) => Promise<PageData<unknown> & { shownAs?: PageKind }>
  act?: (context: PageContext, page: PageArguments, form: URLSearchParams) => Promise<ActionResult>
}
/** Some products need the larger compound page. */
type PageKind = EntityKind | 'compound'
interface EntityData extends PageData<unknown> {
  kind: EntityKind
  shownAs: PageKind
  id: number
}
interface Kind {
  file: string
  page: () => Promise<KindModule>
  loader: () => Promise<KindLoader>
}

const kinds: Readonly<Record<PageKind, Kind>> = {
  compound: {
    file: 'catalog/compound/compound-page.tsx',
    page: () => import('../catalog/compound/compound-page.tsx'),
    loader: loadProductLoader,
  },
  product: {
    file: 'catalog/product/product-page.tsx',
    page: () => import('../catalog/product/product-page.tsx'),
    loader: loadProductLoader,
  },
  category: {
    file: 'routes/category.tsx',
    page: () => import('./category.tsx'),
    loader: () => import('./load-category.ts'),
  },
  cms: {
    file: 'content/cms-page.tsx',
    page: () => import('../content/cms-page.tsx'),
    loader: () => import('../content/load-page.ts'),
  },
}

async function loadProductLoader(): Promise<KindLoader> {
  const { load, handleProductForm } = await import('../catalog/product/load-product.ts')
  return { load, act: handleProductForm }
}

/** Loaded page modules for the component to render, because a lazy route cannot choose its code by its data. */
const loaded = new Map<PageKind, KindModule>()

async function moduleOf(kind: PageKind): Promise<KindModule> {
  const known = loaded.get(kind)
  if (known) return known
  const module = await kinds[kind].page()
  loaded.set(kind, module)
  return module
}

/** Returns false if the loader threw because the URL does not exist. */
function isLoaded(data: unknown): data is EntityData {
  return typeof data === 'object' && data !== null && 'kind' in data
}

const handle: RouteHandle = {
  prepare: async (language, data) => {
    if (!isLoaded(data)) return
    const { areas } = await moduleOf(data.shownAs)
    await loadTexts(language, areas)
  },
  chunks: (data) => {
    if (!isLoaded(data)) return []
    const { shownAs } = data
    const areas = loaded.get(shownAs)?.areas ?? []
    return [`storefront/${kinds[shownAs].file}`, ...areas.map(textsFolder)]
  },
}

/** The route for all other URLs: product, category, content page, redirect, or not found [ROUTE-008..016]. */
export const route = {
  handle,
  loader: async (args: LoaderArguments): Promise<EntityData> => {
    const context = args.context
    const { sites, ...found } = await resolved(context, args)
    const { load } = await kinds[found.kind].loader()
    const { head, view, shownAs = found.kind } = await load(context, args, found.id)
    const { areas } = await moduleOf(shownAs)
    await loadTexts(context.shop.language, areas)
    // Links to other sites are rendered only on the server.
    return { ...found, shownAs, head: import.meta.env.SSR && sites ? { ...head, sites } : head, view }
  },
  action: async (args: ActionArguments) => {
    const context = args.context
    const { kind } = await resolved(context, args)
    const { act } = await kinds[kind].loader()
    if (!act) throw new RouteError(405)
    return respond(await act(context, args, fieldsOf(args.form)))
  },
  // A changed product selection changes the URL but needs no new data.
  isReloaded: (args: ReloadFacts) => {
    const { currentParams, nextParams, currentUrl, nextUrl, isReloadedByDefault } = args
    // A navigation to the same URL revalidates, because the content may have changed.
    if (currentUrl.href === nextUrl.href) return isReloadedByDefault
    const isSame = currentParams['*'] === nextParams['*'] && reviewsOf(currentUrl) === reviewsOf(nextUrl)
    return isSame && knownPaths.find(`/${nextParams['*'] ?? ''}`)?.kind === 'product' ? false : isReloadedByDefault
  },
  Component: function Entity() {
    const { kind, shownAs, id, head, view } = useLoaderData<EntityData>()
    const { '*': path = '' } = useParams()
    useHead(head)
    useEffect(() => knownPaths.learn(kind, [{ id, url: `/${path}` }]), [kind, id, path])
    const { View } = loaded.get(shownAs)!
    return <View view={view as never} />
  },
}

function reviewsOf({ search }: URL) {
  return String(search.match(/[?&]reviews[^&]*/g))
}

async function resolved(context: PageContext, { params }: LoaderArguments) {
  const { findEntity } = await import('../routing/find-entity.ts')
  const found = await findEntity(context, `/${params['*'] ?? ''}`)
  if (found === null) throw new RouteError(404)
  if ('to' in found) throw redirect(found.to, found.status)
  return found
}

import type { ComponentType } from 'react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { contextOf, type PageArguments, type PageContext, type PageData, type RouteHandle } from '../page.ts'
import { useHead } from '#storefront/shell/head/use-head.ts'
import { type Language, loadTexts, type TextArea, textsFolder } from '#storefront/texts.ts'

/** A redirect, or a response for the action's page. */
export type ActionResult = { to: string } | { status: number; data: unknown }

interface PageModule<View> {
  areas: readonly TextArea[]
  load: (context: PageContext, page: PageArguments) => Promise<PageData<View>>
  View: ComponentType<{ view: View }>
}

type PageAction = (context: PageContext, page: PageArguments, form: URLSearchParams) => Promise<ActionResult>

export function pageRoute<View>({ areas, load, View }: PageModule<View>, act?: PageAction) {
  const handle: RouteHandle = {
    prepare: (language: Language) => loadTexts(language, areas),
    chunks: () => areas.map(textsFolder),
  }
  return {
    handle,
    loader: async (args: LoaderFunctionArgs) => {
      const context = contextOf(args)
      await loadTexts(context.shop.language, areas)
      const page = await load(context, argumentsOf(args))
      return page.status === undefined ? page : data(page, { status: page.status })
    },
    ...(act && {
      action: async (args: ActionFunctionArgs) =>
        respond(await act(contextOf(args), argumentsOf(args), await formOf(args))),
    }),
    Component: function Page() {
      const { head, view } = useLoaderData<PageData<View>>()
      useHead(head)
      return <View view={view} />
    },
  }
}

export function argumentsOf({ request, params }: LoaderFunctionArgs): PageArguments {
  return { url: new URL(request.url), params }
}

export async function formOf({ request }: ActionFunctionArgs): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text())
}

/** Converts an action's result to a response. Redirects, so that reloading the next page does not post again. */
export function respond(result: ActionResult) {
  return 'to' in result ? redirect(result.to, 303) : data(result, { status: result.status })
}

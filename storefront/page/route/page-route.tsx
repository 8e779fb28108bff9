import type { ComponentType } from 'react'
import type { ActionArguments, LoaderArguments } from '#storefront/router/route.ts'
import { withStatus, redirect } from '#storefront/router/results.ts'
import { useLoaderData } from '#storefront/router/contexts.ts'
import type { PageArguments, PageContext, PageData, RouteHandle } from '../page.ts'
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
    loader: async (args: LoaderArguments) => {
      const context = args.context
      await loadTexts(context.shop.language, areas)
      const page = await load(context, args)
      return page.status === undefined ? page : withStatus(page, page.status)
    },
    ...(act && {
      action: async (args: ActionArguments) => respond(await act(args.context, args, fieldsOf(args.form))),
    }),
    Component: function Page() {
      const { head, view } = useLoaderData<PageData<View>>()
      useHead(head)
      return <View view={view} />
    },
  }
}

/** Returns a form's fields as text; files become their names. */
export function fieldsOf(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}

/** Converts an action's result to a response. Redirects with 303, so that a reload does not post again. */
export function respond(result: ActionResult) {
  return 'to' in result ? redirect(result.to, 303) : withStatus(result, result.status)
}

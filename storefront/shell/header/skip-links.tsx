import { useContext } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router'
import type { PageData } from '#storefront/page/page.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'

/** The first tab stops of the keyboard, which depend on the page [UI-002, UI-011]. */
export function SkipLinks({ hasFooter = true }: { hasFooter?: boolean }) {
  const texts = useTexts('shell')
  const matches = useContext(StateContext)?.matches
  const loaded = useContext(DataContext)?.loaderData
  const page = loaded?.[matches?.at(-1)?.route.id ?? ''] as Partial<PageData<unknown>> | undefined
  const targets = ['main', ...(page?.head?.skips ?? []), ...(hasFooter ? ['footer'] : [])] as const
  return targets.map((id) => (
    <a key={id} className="skip" href={`#${id}`}>
      {texts.skipTo[id as keyof typeof texts.skipTo]}
    </a>
  ))
}

import { type ComponentType, useEffect, useState } from 'react'

let known: ComponentType | undefined

/** Loads the page that stands in place of one that could not be shown: few visits need it, so it comes after the first page. */
export async function loadErrorPage(): Promise<ComponentType> {
  known ??= (await import('./error-page.tsx')).ErrorPage
  return known
}

/** What could not be shown, once its page is there. */
export function ErrorBoundary() {
  const [Page, setPage] = useState(() => known)
  useEffect(() => {
    if (!Page) void loadErrorPage().then((page) => setPage(() => page))
  }, [Page])
  return Page ? <Page /> : null
}

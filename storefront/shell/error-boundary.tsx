import { type ComponentType, useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'
import { type Language, loadTexts } from '../texts.ts'

let known: ComponentType | undefined

/** Loads the page that stands in place of one that could not be shown: few visits need it, so it comes after the first page. */
export async function loadErrorPage(language: Language): Promise<ComponentType> {
  const [{ ErrorPage }] = await Promise.all([import('./error-page.tsx'), loadTexts(language, ['shell/errors'])])
  known = ErrorPage
  return ErrorPage
}

/** What could not be shown, once its page is there; whoever is offline before that gets it when there is a network. */
export function ErrorBoundary() {
  const { language } = useShop()
  const [Page, setPage] = useState(() => known)
  useEffect(() => {
    if (Page) return
    const load = () => void loadErrorPage(language).then((page) => setPage(() => page), wait)
    const wait = () => addEventListener('online', load, { once: true })
    load()
  }, [Page, language])
  return Page ? <Page /> : null
}

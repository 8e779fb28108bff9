import { type ComponentType, useEffect, useState } from 'react'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { type Language, loadTexts } from '../../texts.ts'

let known: ComponentType | undefined

/** Loads the error page, which few visits need. */
export async function loadErrorPage(language: Language): Promise<ComponentType> {
  const [{ ErrorPage }] = await Promise.all([import('./error-page.tsx'), loadTexts(language, ['shell/errors'])])
  known = ErrorPage
  return ErrorPage
}

/** Renders the error page. If its code fails to load, a button retries, and reconnecting retries automatically. */
export function ErrorBoundary() {
  const { language } = useShop()
  const { tryAgain } = useTexts('shell')
  const [isAway, setAway] = useState(false)
  const [Page, setPage] = useState(() => known)
  useEffect(() => {
    if (Page) return
    const load = () => void loadErrorPage(language).then((page) => setPage(() => page), wait)
    const wait = () => {
      setAway(true)
      addEventListener('online', load, { once: true })
    }
    load()
  }, [Page, language])
  if (Page) return <Page />
  if (!isAway) return null
  return (
    <main id="main" className="page-width error-page">
      <a className="button" href={location.href}>
        {tryAgain}
      </a>
    </main>
  )
}

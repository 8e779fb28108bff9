import { lazy, Suspense, useEffect } from 'react'
import { useShop } from '#storefront/page/shop-context.tsx'
import { whenIdle } from '#storefront/browser/when-idle.ts'
import { loadSection, onServer, type ReviewsProps, whenLoaded } from './load-section.ts'

const Later = lazy(() => whenLoaded)

/**
 * The reviews on a product's page. What the server rendered is read and followed without a script; its code comes once
 * the page has settled, and not later: until it is there, React lets no choice on the page through.
 */
export function Reviews(props: ReviewsProps) {
  const { language } = useShop()
  useEffect(() => whenIdle(() => void loadSection(language)), [language])
  const Section = import.meta.env.SSR ? onServer.section! : Later
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
}

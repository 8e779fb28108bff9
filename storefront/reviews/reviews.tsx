import { lazy, Suspense, useEffect } from 'react'
import { useShop } from '#storefront/page/shop-context.tsx'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { loadReviewSection, serverReviewSection, reviewSectionPromise } from './load-section.ts'
import type { ReviewsProps } from './reviews-view.ts'

const Later = lazy(() => reviewSectionPromise)

/**
 * Links work without hydration. The code loads once the page is idle, not on first use, because React blocks other
 * updates on the page until then.
 */
export function Reviews(props: ReviewsProps) {
  const { language } = useShop()
  useEffect(() => whenIdle(() => void loadReviewSection(language)), [language])
  const Section = import.meta.env.SSR ? serverReviewSection.section! : Later
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
}

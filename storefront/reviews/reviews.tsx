import { lazy, Suspense, useEffect, useState } from 'react'
import { useShop } from '../shop-context.tsx'
import { loadedSection, loadSection, type ReviewsProps, whenLoaded } from './load-section.ts'

const Later = lazy(() => whenLoaded)
const doings = ['pointerdown', 'keydown', 'popstate'] as const

/**
 * The reviews on a product's page. What the server rendered is read and followed without a script; its code comes when
 * the reviews come near, or when the shopper does something.
 */
export function Reviews(props: ReviewsProps) {
  const { language } = useShop()
  // The same one for as long as it is there: another would be made anew.
  const [Section] = useState(() => loadedSection() ?? Later)
  useEffect(() => whenNear(() => void loadSection(language)), [language])
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
}

function whenNear(act: () => void) {
  const section = document.getElementById('reviews')
  if (loadedSection() || !section) return undefined
  const observer = new IntersectionObserver(([seen]) => seen!.isIntersecting && start(), { rootMargin: '50%' })
  const stop = () => {
    observer.disconnect()
    for (const doing of doings) removeEventListener(doing, start)
  }
  const start = () => {
    stop()
    act()
  }
  observer.observe(section)
  for (const doing of doings) addEventListener(doing, start)
  return stop
}

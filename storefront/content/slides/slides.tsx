import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import type { SlidesView } from '../blocks.ts'
import type { SlideControls } from './slide-controls.tsx'

type Controls = ComponentType<Parameters<typeof SlideControls>[0]>

/** Renders promotions in a row that scrolls by timer, by hand, and without JavaScript [PROMO-009, PROMO-010]. */
export function Slides({ view: { label, words }, slides }: { view: SlidesView; slides: readonly ReactNode[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [Controls, setControls] = useState<Controls | null>(null)
  useEffect(() => {
    if (slides.length > 1)
      whenIdle(() => void import('./slide-controls.tsx').then((loaded) => setControls(() => loaded.SlideControls)))
  }, [slides.length])
  return (
    <section className="slides" aria-roledescription={words.kind} aria-label={label}>
      {Controls && <Controls strip={strip} count={slides.length} words={words} />}
      <ul className="slides__strip" ref={strip}>
        {slides.map((slide, index) => (
          // Slides have no id, so the key is their index.
          <li key={index} aria-label={`${index + 1} / ${slides.length}`}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}

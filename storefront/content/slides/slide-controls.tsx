import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { SlidesView } from '../blocks.ts'
import { attachCarousel } from '#storefront/widgets/carousel/attach-carousel.ts'
import { startRotation } from './rotation.ts'

interface ControlsProps {
  strip: RefObject<HTMLUListElement | null>
  count: number
  words: SlidesView['words']
}

/** Renders previous, pause, and next, and runs the rotation. Loads when the page is idle [PROMO-010]. */
export function SlideControls({ strip, count, words }: ControlsProps) {
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const rotation = useRef<ReturnType<typeof startRotation>>(null)
  const turn = (by: number) => scrollBy(strip.current!, by, count)
  useEffect(() => {
    const frame = strip.current!.parentElement!
    const own = startRotation(() => scrollBy(strip.current!, 1, count))
    rotation.current = own
    const quiet = matchMedia('(prefers-reduced-motion: reduce)')
    const over = new AbortController()
    const on = (target: EventTarget, name: string, work: () => void) =>
      target.addEventListener(name, work, { signal: over.signal })
    on(frame, 'pointerenter', () => own.hold('hover', true))
    on(frame, 'pointerleave', () => own.hold('hover', false))
    on(frame, 'focusin', () => own.hold('focus', true))
    on(frame, 'focusout', () => own.hold('focus', frame.contains(document.activeElement)))
    on(document, 'visibilitychange', () => own.hold('hidden', document.hidden))
    on(quiet, 'change', () => setPaused(quiet.matches))
    own.hold('hover', frame.matches(':hover'))
    own.hold('hidden', document.hidden)
    return () => {
      over.abort()
      own.stop()
    }
  }, [strip, count])
  useEffect(() => attachCarousel(strip.current!), [strip])
  useEffect(() => {
    rotation.current?.hold('reader', isPaused)
    strip.current?.setAttribute('aria-live', isPaused ? 'polite' : 'off')
  }, [isPaused, strip])
  const toggle = () => {
    if (isPaused) rotation.current?.play()
    setPaused(!isPaused)
  }
  return (
    <div className="slides__controls">
      <button type="button" className="icon-button" onClick={() => turn(-1)}>
        <Icon name="back" label={words.previous} />
      </button>
      <button type="button" className="icon-button" onClick={toggle}>
        <Icon name={isPaused ? 'play' : 'pause'} label={isPaused ? words.play : words.pause} />
      </button>
      <button type="button" className="icon-button slides__next" onClick={() => turn(1)}>
        <Icon name="back" label={words.next} />
      </button>
    </div>
  )
}

function scrollBy(list: HTMLElement, by: number, count: number) {
  const width = list.clientWidth
  const at = (Math.round(list.scrollLeft / width) + by + count) % count
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({ left: at * width, behavior: isCalm ? 'instant' : 'smooth' })
}

import { currentIndex, dragEnd, dragMs, followPress, mayDrag } from './drag-rules.ts'

/** Running animations, which a drag or a new turn cancels. */
const frames = new WeakMap<HTMLElement, number>()

/**
 * Tracks the current slide of a snapping row as `data-index`, changes it by arrow keys, and lets a mouse drag it. Touch
 * scrolls natively. Returns a function that detaches it [UI-403, UI-429..431].
 */
export function attachCarousel(list: HTMLElement): () => void {
  const over = new AbortController()
  const { signal } = over
  const track = () => {
    const index = String(currentIndex(list.scrollLeft, startsOf(list)))
    if (list.dataset['index'] !== index) list.dataset['index'] = index
  }
  track()
  list.addEventListener('scroll', track, { passive: true, signal })
  list.addEventListener(
    'keydown',
    (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (by === undefined || isInField(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      event.preventDefault()
      slideTo(list, currentIndex(list.scrollLeft, startsOf(list)) + by)
    },
    { signal },
  )
  list.addEventListener('pointerdown', (event) => startDrag(list, event, signal), { signal })
  // Otherwise, the browser would drag pictures and links instead of the row.
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => over.abort()
}

/** Returns the slides' start positions, limited to the row's scroll range. */
function startsOf(list: HTMLElement): number[] {
  const { left } = list.getBoundingClientRect()
  const padding = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft) || 0
  const max = list.scrollWidth - list.clientWidth
  return [...list.children].map((slide) =>
    Math.max(0, Math.min(max, slide.getBoundingClientRect().left - left + list.scrollLeft - padding)),
  )
}

function startDrag(list: HTMLElement, press: PointerEvent, signal: AbortSignal) {
  if (!mayDrag(press) || isInField(press)) return
  const from = list.scrollLeft
  const end = new AbortController()
  const followed = followPress({ x: press.clientX, at: press.timeStamp })
  const options = { signal: AbortSignal.any([signal, end.signal]) }
  const move = (event: PointerEvent) => {
    // A release outside the window may not be reported.
    if ((event.buttons & 1) === 0) return release(event)
    const moved = followed.move({ x: event.clientX, at: event.timeStamp })
    if (moved === null) return
    cancelAnimationFrame(frames.get(list) ?? 0)
    list.style.scrollSnapType = 'none'
    list.scrollLeft = from - moved
  }
  const release = (event: PointerEvent) => {
    end.abort()
    const drag = followed.release({ x: event.clientX, at: event.timeStamp })
    if (!drag) return
    // The click that follows a drag must not open the link under the mouse.
    list.addEventListener('click', stopClick, { capture: true, once: true })
    setTimeout(() => list.removeEventListener('click', stopClick, { capture: true }))
    slideTo(list, dragEnd({ from, ...drag }, startsOf(list)))
  }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  // Otherwise, the drag would select text.
  addEventListener('selectstart', (event) => event.preventDefault(), options)
}

function isInField({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null
}

function stopClick(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** Scrolls to a slide in 300 ms, or immediately with reduced motion. */
function slideTo(list: HTMLElement, index: number) {
  const starts = startsOf(list)
  const to = starts[Math.max(0, Math.min(index, starts.length - 1))] ?? 0
  const from = list.scrollLeft
  const begin = performance.now()
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : dragMs
  list.style.scrollSnapType = 'none'
  const step = (now: number) => {
    const part = duration === 0 ? 1 : Math.min(1, Math.max(0, now - begin) / duration)
    list.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3)
    if (part < 1) frames.set(list, requestAnimationFrame(step))
    else list.style.scrollSnapType = ''
  }
  cancelAnimationFrame(frames.get(list) ?? 0)
  frames.set(list, requestAnimationFrame(step))
}

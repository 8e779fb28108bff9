import { currentIndex, dragEnd, dragMs } from './drag-rules.ts'

/** Less movement is a click. */
const clickPx = 5

/**
 * Tracks the current slide of a snapping row as `data-index`, turns it by arrow keys, and lets a mouse drag it. Fingers
 * scroll natively. Returns the function that detaches it [UI-403, UI-429..431].
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
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea') !== null
      if (by === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      slideTo(list, currentIndex(list.scrollLeft, startsOf(list)) + by)
    },
    { signal },
  )
  list.addEventListener('pointerdown', (event) => startDrag(list, event, signal), { signal })
  // Pictures and links would be dragged instead of the row.
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => over.abort()
}

/** Scroll positions at which each slide begins, as far as the row scrolls. */
function startsOf(list: HTMLElement): number[] {
  const { left } = list.getBoundingClientRect()
  const padding = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft) || 0
  const max = list.scrollWidth - list.clientWidth
  return [...list.children].map((slide) =>
    Math.max(0, Math.min(max, slide.getBoundingClientRect().left - left + list.scrollLeft - padding)),
  )
}

function startDrag(list: HTMLElement, press: PointerEvent, signal: AbortSignal) {
  if (press.pointerType !== 'mouse' || press.button !== 0) return
  const from = list.scrollLeft
  const end = new AbortController()
  const last = { at: press.timeStamp, x: press.clientX, speed: 0 }
  const options = { signal: AbortSignal.any([signal, end.signal]) }
  const move = (event: PointerEvent) => {
    const moved = event.clientX - press.clientX
    if (Math.abs(moved) > clickPx) list.style.scrollSnapType = 'none'
    list.scrollLeft = from - moved
    last.speed = (event.clientX - last.x) / Math.max(1, event.timeStamp - last.at)
    last.at = event.timeStamp
    last.x = event.clientX
  }
  const release = (event: PointerEvent) => {
    end.abort()
    const moved = event.clientX - press.clientX
    if (Math.abs(moved) <= clickPx) return
    // The click that follows a drag must not open the link under the mouse.
    list.addEventListener('click', stopClick, { capture: true, once: true })
    setTimeout(() => list.removeEventListener('click', stopClick, { capture: true }))
    const speed = event.timeStamp - last.at > 100 ? 0 : last.speed
    slideTo(list, dragEnd({ from, moved, speed }, startsOf(list)))
  }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
}

function stopClick(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** Scrolls to a slide in 300 ms, or at once for shoppers who prefer reduced motion. */
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
    if (part < 1) requestAnimationFrame(step)
    else list.style.scrollSnapType = ''
  }
  requestAnimationFrame(step)
}

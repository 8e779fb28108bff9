import { dragOrbit, moveOrbit, movementOf, type Orbit, zoomOrbit } from './orbit.ts'

/** Changes the orbit with drags, arrow keys, and pinches on an element, until the signal aborts. */
export function handleGestures(
  host: HTMLElement,
  look: (change: (orbit: Orbit) => Orbit) => void,
  signal: AbortSignal,
): void {
  let grip = { x: 0, y: 0 }
  host.addEventListener(
    'pointerdown',
    ({ button, isPrimary, pointerId, clientX: x, clientY: y }) => {
      grip = { x, y }
      if (button === 0 && isPrimary) host.setPointerCapture(pointerId)
      look((orbit) => orbit)
    },
    { signal },
  )
  host.addEventListener(
    'pointermove',
    ({ pointerId, pointerType, clientX: x, clientY: y }) => {
      if (!host.hasPointerCapture(pointerId)) return
      const across = x - grip.x
      // Vertical touch gestures scroll the page.
      const down = pointerType === 'touch' ? 0 : y - grip.y
      look((orbit) => dragOrbit(orbit, across / host.clientWidth, down / host.clientWidth))
      grip = { x, y }
    },
    { signal },
  )
  host.addEventListener(
    'keydown',
    (event) => {
      const movement = event.ctrlKey || event.metaKey || event.altKey ? undefined : movementOf(event.key)
      if (!movement) return
      event.preventDefault()
      look((orbit) => moveOrbit(orbit, movement))
    },
    { signal },
  )
  // A trackpad pinch arrives as a wheel event with ctrl. A plain wheel event scrolls the page.
  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      look((orbit) => zoomOrbit(orbit, Math.exp(event.deltaY / 300)))
    },
    { signal, passive: false },
  )
}

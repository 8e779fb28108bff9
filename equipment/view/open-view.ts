import type { Group } from 'three'
import { built } from '../built.ts'
import { trianglesOf } from '../measure.ts'
import type { Params } from '../model.ts'
import { paint } from '../pictures/paint.ts'
import { modelOf } from './families.ts'
import { atRest, dragged, moved, type Movement, movementOf, type Orbit, zoomed } from './orbit.ts'
import { openStage } from './stage.ts'

/** Equipment as a product names it. */
interface Piece {
  kind: string
  params: Params
}

/** A rotatable 3D view on the page. */
export interface View {
  /** Replaces the shown model. Rejects if it cannot be built. */
  show: (piece: Piece) => Promise<void>
  move: (movement: Movement) => void
  close: () => void
}

/** Coarse models below this number of triangles are refined to full detail. */
const maxToRefine = 6_000
/** Duration of one idle rotation in milliseconds. */
const turnMs = 30_000

/**
 * Opens a 3D view in an element and handles its pointer and keys. It draws on change, rotates slowly until touched
 * unless reduced motion is set, and pauses while off screen. Calls `onLost` when the browser loses the graphics
 * context. Throws without WebGL.
 */
export function openView(host: HTMLElement, onLost: () => void): View {
  const canvas = document.createElement('canvas')
  const stage = openStage(canvas)
  host.append(canvas)
  const ended = new AbortController()
  const { signal } = ended
  let orbit: Orbit = atRest
  let [hasModel, isSeen, isTurning] = [false, true, !matchMedia('(prefers-reduced-motion: reduce)').matches]
  let [frame, last, asked] = [0, 0, 0]

  const draw = (now: number) => {
    frame = 0
    if (isTurning && last > 0)
      orbit = { ...orbit, turn: orbit.turn + (Math.min(now - last, 100) / turnMs) * 2 * Math.PI }
    last = now
    stage.draw(orbit)
    if (isTurning) ask()
  }
  const ask = () => {
    if (frame === 0 && hasModel && isSeen && !document.hidden) frame = requestAnimationFrame(draw)
  }
  const look = (from: Orbit) => {
    isTurning = false
    orbit = from
    ask()
  }

  let held = { x: 0, y: 0 }
  const followPointer = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (!host.hasPointerCapture(pointerId)) return
    // Vertical touch scrolls the page.
    const down = pointerType === 'touch' ? 0 : y - held.y
    look(dragged(orbit, (x - held.x) / host.clientWidth, down / host.clientWidth))
    held = { x, y }
  }
  host.addEventListener(
    'pointerdown',
    ({ button, isPrimary, pointerId, clientX: x, clientY: y }) => {
      held = { x, y }
      if (button === 0 && isPrimary) host.setPointerCapture(pointerId)
      look(orbit)
    },
    { signal },
  )
  host.addEventListener('pointermove', followPointer, { signal })
  host.addEventListener(
    'keydown',
    (event) => {
      const movement = event.ctrlKey || event.metaKey || event.altKey ? undefined : movementOf(event.key)
      if (!movement) return
      event.preventDefault()
      look(moved(orbit, movement))
    },
    { signal },
  )
  // Trackpad pinches arrive as wheel events with ctrl; a plain wheel scrolls the page.
  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      look(zoomed(orbit, Math.exp(event.deltaY / 300)))
    },
    { signal, passive: false },
  )
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  document.addEventListener('visibilitychange', ask, { signal })
  const sizes = new ResizeObserver(() => {
    stage.resize(host.clientWidth, host.clientHeight)
    // Resizing clears a canvas.
    if (hasModel && isSeen) stage.draw(orbit)
  })
  sizes.observe(host)
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true
    last = 0
    ask()
  })
  sight.observe(host)

  return {
    show: async ({ kind, params }) => {
      asked += 1
      const own = asked
      // Lettering in a fallback font beats no model.
      const fonts = document.fonts.load('850 20px "Archivo Variable"').catch(() => [])
      const [model] = await Promise.all([modelOf(kind), fonts])
      if (signal.aborted || own !== asked) return
      const coarse = built(model, params, 'gym')
      const isFine = !stage.isSlow && trianglesOf(coarse) < maxToRefine
      const shown: Group = isFine ? built(model, params, 'full') : coarse
      paint(shown)
      stage.put(shown)
      hasModel = true
      ask()
    },
    move: (movement) => look(moved(orbit, movement)),
    close: () => {
      ended.abort()
      sizes.disconnect()
      sight.disconnect()
      cancelAnimationFrame(frame)
      stage.close()
      canvas.remove()
    },
  }
}

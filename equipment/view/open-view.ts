import type { Group } from 'three'
import { built } from '../built.ts'
import { trianglesOf } from '../measure.ts'
import type { Params } from '../model.ts'
import { paint } from '../pictures/paint.ts'
import { modelOf } from './families.ts'
import { atRest, dragged, moved, type Movement, movementOf, type Orbit, zoomed } from './orbit.ts'
import { openStage } from './stage.ts'

/** A piece of equipment as a product names it. */
interface Piece {
  kind: string
  params: Params
}

/** A model on the page that can be turned. */
export interface View {
  /** Shows a piece in the place of the one that was there; throws when it cannot be built. */
  show: (piece: Piece) => Promise<void>
  move: (movement: Movement) => void
  close: () => void
}

/** A coarse model of fewer triangles than this is small and round enough to be shown in full. */
const maxToRefine = 6_000
/** How long one turn takes that nobody asked for. */
const turnMs = 30_000

/**
 * Opens a view in an element of the page, which takes its pointer and keys. It draws when something changes, turns
 * slowly until it is touched unless less motion is asked for, and rests while nobody sees it. `onLost` hears that the
 * browser took the graphics away. Throws where there are none.
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
    // A finger that moves up or down moves the page.
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
  // Two fingers on a trackpad arrive as a wheel with ctrl; without it the wheel is the page's.
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
    // A canvas that changes its size is empty until it is drawn.
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
      // Letters without their typeface are letters still.
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

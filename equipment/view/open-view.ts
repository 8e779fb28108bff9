import type { Group } from 'three'
import { buildModel } from '../build-model.ts'
import { extentOf, trianglesOf } from '../measure.ts'
import type { Model, Params } from '../model.ts'
import { paint } from '../pictures/paint.ts'
import { createDrawLoop } from './draw-loop.ts'
import { modelOf } from './families.ts'
import { handleGestures } from './gestures.ts'
import { moveOrbit, type Movement } from './orbit.ts'
import { openStage } from './stage.ts'

/** A kind of equipment with a product's parameters. */
interface Equipment {
  kind: string
  params: Params
}

/** A rotatable 3D view on the page. */
export interface View {
  /**
   * Replaces the displayed model and returns its dimensions in meters, or null if a different one was requested in the
   * meantime. Rejects if the model cannot be built.
   */
  show: (equipment: Equipment) => Promise<ReturnType<typeof extentOf> | null>
  move: (movement: Movement) => void
  close: () => void
}

/** Coarse models with fewer triangles than this are refined to full detail. */
const maxToRefine = 6_000

/**
 * Opens a 3D view in an element and handles pointer and keys. Calls `onLost` if the browser loses the graphics context.
 * Throws if WebGL is unavailable.
 */
export function openView(host: HTMLElement, onLost: () => void): View {
  const canvas = document.createElement('canvas')
  const stage = openStage(canvas)
  host.append(canvas)
  const ended = new AbortController()
  const { signal } = ended
  const loop = createDrawLoop(stage.draw)
  let requested = 0

  handleGestures(host, loop.look, signal)
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  document.addEventListener('visibilitychange', loop.request, { signal })
  const sizes = new ResizeObserver(() => {
    stage.resize(host.clientWidth, host.clientHeight)
    // Resizing clears the canvas.
    loop.redraw()
  })
  sizes.observe(host)
  const sight = new IntersectionObserver(([entry]) => loop.setSeen(entry?.isIntersecting ?? true))
  sight.observe(host)

  return {
    show: async ({ kind, params }) => {
      requested += 1
      const own = requested
      // Markings in a fallback font are better than no model.
      const fonts = document.fonts.load('850 20px "Archivo Variable"').catch(() => [])
      const [model] = await Promise.all([modelOf(kind), fonts])
      if (signal.aborted || own !== requested) return null
      const shown = refined(model, params, stage.isSlow)
      paint(shown)
      stage.put(shown)
      loop.start()
      return extentOf(shown)
    },
    move: (movement) => loop.look((orbit) => moveOrbit(orbit, movement)),
    close: () => {
      ended.abort()
      sizes.disconnect()
      sight.disconnect()
      loop.stop()
      stage.close()
      canvas.remove()
    },
  }
}

function refined(model: Model, params: Params, isSlow: boolean): Group {
  const coarse = buildModel(model, params, 'gym')
  return !isSlow && trianglesOf(coarse) < maxToRefine ? buildModel(model, params, 'full') : coarse
}

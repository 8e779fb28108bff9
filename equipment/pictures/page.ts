import { type BufferGeometry, Group, Mesh, PCFShadowMap, SRGBColorSpace, WebGLRenderer } from 'three'
import { build } from '../kinds.ts'
import { aimCamera } from './aim.ts'
import { renderPasses } from './expose.ts'
import { mergeMeshes } from './merge-meshes.ts'
import { lights } from './lights.ts'
import { occludeSurroundings } from './occlusion.ts'
import { paint } from './paint.ts'
import { roomOf } from './rooms.ts'
import type { Quality, Shot } from './shot.ts'
import { studioLight } from './studio.ts'

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.outputColorSpace = SRGBColorSpace
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
const surroundings = studioLight(renderer)

const origin: readonly [number, number, number] = [0, 0, 0]

/** Renders one picture on this page as a PNG data URL. Throws if the browser has lost the canvas. */
function take(shot: Shot, quality: Quality): string {
  const set = new Group()
  for (const { kind, params = {}, at = origin, turn = origin } of shot.pieces) {
    const piece = new Group().add(build(kind, params))
    piece.position.set(...at)
    piece.rotation.set(...turn)
    set.add(piece)
  }
  const aim = aimCamera(set, shot.camera, quality.width / quality.height)
  if (shot.room) set.add(roomOf(shot.room))
  const whole = mergeMeshes(set)
  paint(whole)
  if (shot.room) occludeSurroundings(whole)
  renderPasses(renderer, whole, {
    ...aim,
    surroundings,
    quality,
    light: lights[shot.light ?? 'studio'],
    blur: shot.camera.blur,
  })
  // Large scenes can exceed the browser's memory; without this check, their pictures would be black.
  if (renderer.getContext().isContextLost())
    throw new Error('The browser lost the canvas. Take fewer pictures at once.')
  const picture = renderer.domElement.toDataURL('image/png')
  whole.traverse((part) => part instanceof Mesh && (part.geometry as BufferGeometry).dispose())
  return picture
}

declare global {
  interface Window {
    takePicture: typeof take
  }
}
window.takePicture = take

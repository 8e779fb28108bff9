import { Group, PCFShadowMap, SRGBColorSpace, WebGLRenderer } from 'three'
import { build } from '../kinds.ts'
import { aimed } from './aim.ts'
import { expose } from './expose.ts'
import { gathered } from './gather.ts'
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

/** Takes one picture in this page; a PNG as a data URL. */
function take(shot: Shot, quality: Quality): string {
  const set = new Group()
  for (const { kind, params = {}, at = origin, turn = origin } of shot.pieces) {
    const piece = new Group().add(build(kind, params))
    piece.position.set(...at)
    piece.rotation.set(...turn)
    set.add(piece)
  }
  const aim = aimed(set, shot.camera, quality.width / quality.height)
  if (shot.room) set.add(roomOf(shot.room))
  const whole = gathered(set)
  paint(whole)
  if (shot.room) occludeSurroundings(whole)
  expose(renderer, whole, { ...aim, surroundings, quality })
  return renderer.domElement.toDataURL('image/png')
}

declare global {
  interface Window {
    takePicture: typeof take
  }
}
window.takePicture = take

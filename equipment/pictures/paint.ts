import { CanvasTexture, Color, Mesh, type MeshStandardMaterial, type Object3D, SRGBColorSpace } from 'three'
import type { FlatLine, Lettering, RingLine } from '../shapes/lettering.ts'
import { applyGrain } from './apply-grain.ts'

/** Pixels along the longer side of a marking's texture. */
const resolution = 2048
const face = '"Archivo Variable", sans-serif'
/** Cap height as a fraction of the font size. */
const capital = 0.7

/** Paints a model's markings and applies its grain. Requires a document with loaded fonts. */
export function paint(model: Object3D) {
  let bodies = 0
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const lettering = part.userData['lettering'] as Lettering | undefined
    if (lettering) paintLetters(part, lettering)
    else applyGrain(part, bodies++)
  })
}

function paintLetters(part: Mesh, lettering: Lettering) {
  const [width, height] = lettering.on === 'ring' ? [1, 1] : [lettering.width, lettering.height]
  const scale = resolution / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = `#${new Color(lettering.ink).getHexString()}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fontStretch = 'expanded'
  if (lettering.on === 'ring') for (const line of lettering.lines) ringLine(pen, line, lettering.outer)
  else for (const line of lettering.lines) flatLine(pen, line, scale, canvas.width, canvas.height)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 16
  const material = part.material as MeshStandardMaterial
  material.map = texture
  if (lettering.relief > 0) {
    material.bumpMap = texture
    material.bumpScale = lettering.relief * 3_000
  }
  material.needsUpdate = true
  part.castShadow = false
  part.visible = true
}

function flatLine(pen: CanvasRenderingContext2D, line: FlatLine, scale: number, width: number, height: number) {
  const wantedSize = (line.size * scale) / capital
  const size = wantedSize * Math.min(1, ((line.most ?? 0.9) * width) / widthOf(pen, line.text, wantedSize))
  pen.font = `850 ${size}px ${face}`
  pen.fillText(line.text, line.x * width, line.y * height + (size * capital) / 2)
}

function widthOf(pen: CanvasRenderingContext2D, text: string, size: number): number {
  pen.font = `850 ${size}px ${face}`
  return pen.measureText(text).width
}

function ringLine(pen: CanvasRenderingContext2D, { text, at, size: high, radius, most }: RingLine, outer: number) {
  const scale = resolution / (2 * outer)
  const [spread, around] = [1.06, 2 * Math.PI * radius * scale]
  const wantedSize = (high * scale) / capital
  const size = wantedSize * Math.min(1, (most * around) / (widthOf(pen, text, wantedSize) * spread))
  pen.font = `850 ${size}px ${face}`
  const letters = Array.from(text, (letter) => ({
    letter,
    turn: ((pen.measureText(letter).width * spread) / around) * 2 * Math.PI,
  }))
  let turn = at * 2 * Math.PI - letters.reduce((sum, letter) => sum + letter.turn, 0) / 2
  for (const each of letters) {
    turn += each.turn / 2
    pen.save()
    pen.translate(resolution / 2, resolution / 2)
    pen.rotate(turn)
    pen.fillText(each.letter, 0, -radius * scale + (size * capital) / 2)
    pen.restore()
    turn += each.turn / 2
  }
}

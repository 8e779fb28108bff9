import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChromaSubsampling, JsColorType, ResizeFit, Transformer } from '@napi-rs/image'
import { heightAt, storedLayout, storedWidths } from '#domain/media/picture-widths.ts'
import { placeOnBackground, pictureBackground } from '#services/media/steps.ts'
import type { Picture } from '../products/pictures.ts'

const maxPixels = 50_000_000
/** Part of each name. Change it with the encoding, because browsers cache the bytes under a name for a year. */
const encoding = 'ratio'
/** Above this width in px, finer color detail is invisible, and would cost a quarter more time. */
const maxFullColorWidth = 960

/** Returns the base path for storing a picture, derived from its content. */
export function storedBasePath(bytes: Buffer): string {
  return `/media/import/${nameOf(bytes)}`
}

const nameOf = (bytes: Buffer) => createHash('sha256').update(encoding).update(bytes).digest('hex').slice(0, 24)

// Uploads and imports decode one picture at a time, because one of 50 million pixels takes up to 900 MB.
let turn: Promise<unknown> = Promise.resolve()

type NamedPicture = Omit<Picture, 'alt'> & { name: string }

/**
 * Re-encodes an untrusted picture in the store's sizes, so that only its pixels remain. Returns undefined if it isn't a
 * picture [T14].
 */
export function storePicture(bytes: Buffer, folder: string): Promise<NamedPicture | undefined> {
  const stored = turn.then(() => store(bytes, folder))
  turn = stored
  return stored
}

async function store(bytes: Buffer, folder: string): Promise<NamedPicture | undefined> {
  const name = nameOf(bytes)
  try {
    const header = await readHeader(bytes)
    // Only the header has been read at this point, so an oversized picture is never decoded.
    if (header.width * header.height > maxPixels) return undefined
    await mkdir(folder, { recursive: true })
    const largest = await decode(bytes, header)
    const widths = storedWidths(largest.width)
    let scaled = largest
    for (const width of widths.toReversed()) {
      scaled = await scaleDown(scaled, { width, height: heightAt(largest, width) })
      await writeFile(join(folder, `${name}-${width}.avif`), await encode(scaled))
    }
    return { name, base: storedBasePath(bytes), width: largest.width, height: largest.height, widths }
  } catch {
    return undefined
  }
}

/** Returns true if untrusted bytes begin like a supported picture format. */
export async function isPicture(bytes: Buffer): Promise<boolean> {
  return readHeader(bytes).then(
    ({ width, height }) => width * height <= maxPixels,
    () => false,
  )
}

interface Header {
  /** Size after applying the EXIF orientation. */
  width: number
  height: number
  isOpaque: boolean
}

async function readHeader(bytes: Buffer): Promise<Header> {
  const { width, height, orientation = 1, colorType } = await new Transformer(bytes).metadata(true)
  const isOpaque = colorType === JsColorType.Rgb8 || colorType === JsColorType.L8
  return orientation > 4 ? { width: height, height: width, isOpaque } : { width, height, isOpaque }
}

/** Pixels with four bytes each. */
interface Decoded {
  pixels: Buffer
  width: number
  height: number
}

/** Decodes a picture once, in the size of its largest file, because decoding takes longer than most encodings. */
async function decode(bytes: Buffer, header: Header): Promise<Decoded> {
  const { frame, picture } = storedLayout(header)
  const scaled = () => new Transformer(bytes).rotate().fastResize({ ...picture, fit: ResizeFit.Fill })
  if (header.isOpaque && picture.width === frame.width && picture.height === frame.height)
    return { pixels: await scaled().rawPixels(), ...frame }
  const position = { x: (frame.width - picture.width) >> 1, y: (frame.height - picture.height) >> 1 }
  const placed = placeOnBackground(await scaled().png(), { ...frame, ...position }, pictureBackground)
  return { pixels: await placed.rawPixels(), ...frame }
}

async function scaleDown(from: Decoded, to: { width: number; height: number }): Promise<Decoded> {
  if (to.width === from.width) return from
  const picture = transformerOf(from).fastResize({ ...to, fit: ResizeFit.Fill })
  return { pixels: await picture.rawPixels(), ...to }
}

function encode(picture: Decoded): Promise<Buffer> {
  const chromaSubsampling = picture.width > maxFullColorWidth ? ChromaSubsampling.Yuv420 : ChromaSubsampling.Yuv444
  return transformerOf(picture).avif({ quality: 60, speed: 7, chromaSubsampling })
}

function transformerOf({ pixels, width, height }: Decoded): Transformer {
  return Transformer.fromRgbaPixels(pixels, width, height)
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { brandPicture, type JpegKind, shareSize } from '#domain/catalog/jpeg-path.ts'
import type { DerivedPictures } from './derived-pictures.ts'
import { placeOnBackground, pictureBackground } from './place-on-background.ts'
import { sendDerivedPicture } from './send-derived.ts'
import { type PictureFolders, storedPicture } from './stored-picture.ts'

const path = /^\/media\/(share|photo)\/([a-z]{1,20})\/([\w-]{1,110})\.jpg$/
const quality = 84
const cacheSeconds = 7 * 86_400

interface Jpegs {
  sources: PictureFolders
  /** The brand logo as SVG without a size, for pages without a picture. */
  mark: string
  pictures: DerivedPictures
}

/**
 * Serves stored pictures as JPEGs, made on the first request: in link preview size at /media/share/, in full size at
 * /media/photo/. Returns false for other paths.
 */
export function serveJpegs({ sources, mark, pictures }: Jpegs, headers: Readonly<Record<string, string>>) {
  let markPicture: Promise<Buffer> | undefined

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [url = ''] = (request.url ?? '').split('?')
    const [, kind, group, picture] = path.exec(url) ?? []
    if (kind === undefined) return false
    const source =
      url === brandPicture ? await (markPicture ??= drawn(mark)) : await storedPicture(sources, group!, picture!)
    if (!source) return false
    const name = `${kind}-${createHash('sha256').update(source).digest('hex').slice(0, 32)}`
    await sendDerivedPicture(request, response, {
      name,
      contentType: 'image/jpeg',
      headers,
      pictureHeaders: { 'cache-control': `public, max-age=${cacheSeconds}` },
      get: () => pictures.get(`${name}.jpg`, () => jpegOf(kind as JpegKind, source)),
    })
    return true
  }
}

function jpegOf(kind: JpegKind, source: Buffer): Promise<Buffer> {
  return kind === 'share' ? withFrame(source) : new Transformer(source).jpeg(quality)
}

/** Draws at the final size, because enlarging the drawing would blur it. */
function drawn(mark: string): Promise<Buffer> {
  const { height } = shareSize
  return Transformer.fromSvg(mark.replace('<svg ', `<svg width="${height}" height="${height}" `)).png()
}

/** Fills the frame with a wide picture; centers any other picture on the background for product pictures. */
async function withFrame(source: Buffer): Promise<Buffer> {
  const { width, height } = shareSize
  const size = await new Transformer(source).metadata()
  if (size.width / size.height > 1.5)
    return new Transformer(source).resize({ width, height, fit: ResizeFit.Cover }).jpeg(quality)
  const scale = Math.min(width / size.width, height / size.height)
  const [wide, high] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const scaled = await new Transformer(source).resize({ width: wide, height: high, fit: ResizeFit.Fill }).png()
  return placeOnBackground(
    scaled,
    { width, height, x: (width - wide) >> 1, y: (height - high) >> 1 },
    pictureBackground,
  ).jpeg(quality)
}

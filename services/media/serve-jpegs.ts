import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { brandPicture, type JpegKind, shareSize } from '#domain/catalog/jpeg-path.ts'

const path = /^\/media\/(share|photo)\/([a-z]{1,20})\/([\w-]{1,110})\.jpg$/
/** Widths of stored pictures; the first that exists is the source. */
const sourceWidths = [1_284, 1_960, 960, 768, 640, 308]
/** Background color around pictures that do not fill the frame, as RGBA. */
const plate = [0xef, 0xee, 0xeb, 0xff]
const quality = 84
/** A picture takes about 150 ms of one core. */
const maxWaiting = 20
const cacheSeconds = 7 * 86_400

interface Jpegs {
  /** Folders of AVIF pictures by their name in URLs. */
  sources: Readonly<Record<string, string>>
  /** The brand's mark as SVG without a size, for pages without a picture. */
  mark: string
  /** Finished pictures are stored here. */
  folder: string
}

/**
 * Serves stored pictures as JPEG, made on the first request: /media/share/ in the size of link previews, /media/photo/
 * whole. Returns false for other paths.
 */
export function serveJpegs({ sources, mark, folder }: Jpegs, headers: Readonly<Record<string, string>>) {
  const pending = new Map<string, Promise<Buffer>>()
  let markPicture: Promise<Buffer> | undefined

  const jpegOf = async (kind: JpegKind, source: Buffer, name: string) => {
    const file = join(folder, `${name}.jpg`)
    const known = await readFile(file).catch(() => undefined)
    if (known) return known
    const jpeg = kind === 'share' ? await withFrame(source) : await new Transformer(source).jpeg(quality)
    await mkdir(folder, { recursive: true })
    // Written atomically, because another process may create the same file.
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, jpeg)
    await rename(unfinished, file)
    return jpeg
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [url = ''] = (request.url ?? '').split('?')
    const [, kind, group, picture] = path.exec(url) ?? []
    if (kind === undefined) return false
    const source = url === brandPicture ? await (markPicture ??= drawn(mark)) : await widest(sources, group!, picture!)
    if (!source) return false
    const name = `${kind}-${createHash('sha256').update(source).digest('hex').slice(0, 32)}`
    const etag = `"${name}"`
    const caching = { ...headers, etag, 'cache-control': `public, max-age=${cacheSeconds}` }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, caching).end()
      return true
    }
    const waiting = pending.get(name)
    if (!waiting && pending.size >= maxWaiting) {
      response.writeHead(503, { ...headers, 'retry-after': '5', 'content-length': '0' }).end()
      return true
    }
    const result = waiting ?? jpegOf(kind as JpegKind, source, name).finally(() => pending.delete(name))
    pending.set(name, result)
    const jpeg = await result
    response.writeHead(200, { ...caching, 'content-type': 'image/jpeg', 'content-length': jpeg.length })
    response.end(request.method === 'HEAD' ? undefined : jpeg)
    return true
  }
}

async function widest(sources: Jpegs['sources'], group: string, picture: string): Promise<Buffer | undefined> {
  const root = Object.hasOwn(sources, group) ? sources[group] : undefined
  if (root === undefined) return undefined
  for (const width of sourceWidths) {
    const found = await readFile(join(root, `${picture}-${width}.avif`)).catch(() => undefined)
    if (found) return found
  }
  return undefined
}

/** Draws at the final size: enlarging the drawing would blur it. */
function drawn(mark: string): Promise<Buffer> {
  const { height } = shareSize
  return Transformer.fromSvg(mark.replace('<svg ', `<svg width="${height}" height="${height}" `)).png()
}

/** Fills the frame with a wide picture, and centers any other one on the background of product pictures. */
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
  const empty = Buffer.alloc(width * height * plate.length, Buffer.from(plate))
  return Transformer.fromRgbaPixels(empty, width, height)
    .overlay(scaled, (width - wide) >> 1, (height - high) >> 1)
    .jpeg(quality)
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOpenTransform, parseTransform, type Transform } from '#domain/media/transform.ts'
import type { DerivedPictures } from './derived-pictures.ts'
import { sendDerivedPicture } from './send-derived.ts'
import { isSignedTransform } from './sign-transform.ts'
import { type PictureFolders, storedPicture } from './stored-picture.ts'
import { type FileFormat, transformPicture } from './transform-picture.ts'

const path =
  /^\/media\/image\/upload\/(?:s--([\w-]{1,64})--\/)?(((?:[a-z]{1,3}_[^/]{1,100}\/){0,10})(v\d{1,12}\/)?([a-z]{1,20})\/([\w-]{1,110})(?:\.(avif|webp|jpe?g|png))?)$/
/** Thrown if a stored file is not a picture, for example after an interrupted copy. */
class DamagedPicture extends Error {}

function damaged(cause: unknown): never {
  throw new DamagedPicture('A stored picture is damaged', { cause })
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
const year = 'public, max-age=31536000, immutable'
const week = 'public, max-age=604800'

interface Transforms {
  sources: PictureFolders
  pictures: DerivedPictures
  secret: string
  /** Called if a stored picture is damaged. */
  warn: (error: unknown) => void
  /** Seconds until the client may request another new picture. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves stored pictures in other sizes and formats at /media/image/upload/{transformation}/{folder}/{picture}, in
 * Cloudinary's URL grammar. All except the open transformations require a signature. Returns false for other paths
 * [UI-417, UI-419].
 */
export function serveTransforms(
  { sources, pictures, secret, warn, secondsToWait }: Transforms,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [url = ''] = (request.url ?? '').split('?')
    const [matched, signature, rest, parameters, version, group, name, ending] = path.exec(decoded(url)) ?? []
    if (matched === undefined) return false
    const text = (status: number, message: string) => {
      response.writeHead(status, {
        ...headers,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      response.end(`${message}\n`)
      return true
    }
    const transform = parseTransform(withEnding(parameters!, ending))
    if ('problem' in transform) return text(400, transform.problem)
    if (signature !== undefined && !isSignedTransform(secret, signature, rest!))
      return text(403, 'The signature does not match.')
    if (signature === undefined && !isOpenTransform(transform)) return text(403, 'This size needs a signature.')
    const source = await storedPicture(sources, group!, name!)
    if (!source) return text(404, 'There is no such picture.')

    const format = fileFormat(transform, request.headers.accept)
    const file = nameOf(source, transform, format)
    const isVersioned = version !== undefined || group === 'import'
    try {
      await sendDerivedPicture(request, response, {
        name: file,
        contentType: types[format],
        headers,
        pictureHeaders: {
          'cache-control': isVersioned ? year : week,
          ...(transform.format === 'auto' && { vary: 'Accept' }),
        },
        get: () =>
          pictures.get(
            file,
            () => transformPicture(source, transform, format).catch(damaged),
            async () => (await secondsToWait(request)) === 0,
          ),
      })
    } catch (error) {
      if (!(error instanceof DamagedPicture)) throw error
      warn(error.cause)
      return text(404, 'The stored picture is damaged.')
    }
    return true
  }
}

/** Decodes a URL. A malformed escape results in text that matches no path. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return ''
  }
}

/** Adds the format from the file extension, unless a parameter sets one. */
function withEnding(parameters: string, ending: string | undefined): string {
  return ending === undefined || /(?:^|[,/])f_/.test(parameters) ? parameters : `${parameters}f_${ending}`
}

/**
 * Selects the file format. Only browsers that accept AVIF or WebP explicitly get it, because most clients claim to
 * accept everything.
 */
function fileFormat({ format }: Transform, accept = ''): FileFormat {
  if (format !== 'auto') return format
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpg'
}

function nameOf(source: Buffer, transform: Transform, format: FileFormat): string {
  const hash = createHash('sha256').update(source)
  return `${hash
    .update(JSON.stringify({ ...transform, format }))
    .digest('hex')
    .slice(0, 40)}.${format}`
}

import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { byteRange } from '#domain/media/byte-range.ts'

const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt; charset=utf-8' }
// Matches only a name with an extension, so that no path leads out of the folder.
const path = /^\/media\/([a-z]+)\/([\w-]{1,120}\.(mp4|webm|vtt))$/

/**
 * Serves the videos and captions in `folders` at /media/{folder}/, in full or as the requested range. Returns false for
 * other paths.
 */
export function serveVideos(folders: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, folder = '', name = '', ending = ''] = path.exec((request.url ?? '').split('?')[0]!) ?? []
    const root = Object.hasOwn(folders, folder) ? folders[folder] : undefined
    if (!root) return false
    const file = await open(join(root, name)).catch(() => undefined)
    if (!file) return false
    try {
      const { size } = await file.stat()
      const range = byteRange(request.headers.range, size)
      const common = {
        ...headers,
        'content-type': types[ending],
        'accept-ranges': 'bytes',
        // A file's name changes with its content.
        'cache-control': 'public, max-age=31536000, immutable',
      }
      if (range === 'none') {
        response.writeHead(416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': '0' }).end()
        return true
      }
      const { first, last } = range ?? { first: 0, last: size - 1 }
      response.writeHead(range ? 206 : 200, {
        ...common,
        'content-length': last - first + 1,
        ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
      })
      if (request.method === 'HEAD' || size === 0) response.end()
      else await pipeline(file.createReadStream({ start: first, end: last, autoClose: false }), response)
    } catch (error) {
      // A player closes the connection as soon as it has enough data.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    } finally {
      await file.close()
    }
    return true
  }
}

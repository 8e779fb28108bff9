import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
// A name and an ending, nothing that climbs out of its folder.
const path = /^\/media\/([a-z]+)\/([\w-]{1,120}\.(avif|webp|jpg|png))$/

/** Serves the pictures below /media/{folder}/ from the folders given; false when the address is no picture's. */
export function serveMedia(folders: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) {
  return async (url: string, response: ServerResponse): Promise<boolean> => {
    const [, folder = '', name = '', ending = ''] = path.exec(url.split('?')[0]!) ?? []
    const root = Object.hasOwn(folders, folder) ? folders[folder] : undefined
    if (!root) return false
    // Whole and closed at once: a stream would keep its file open for every client that asks and goes away.
    const picture = await readFile(join(root, name)).catch(() => undefined)
    if (!picture) return false
    response.writeHead(200, {
      ...headers,
      'content-type': types[ending],
      'content-length': picture.length,
      // A picture's name changes with the picture.
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(picture)
    return true
  }
}

import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
// A name with an extension, so that no path leaves the folder.
const path = /^\/media\/([a-z]+)\/([\w-]{1,120}\.(avif|webp|jpg|png))$/

/** Serves pictures in /media/{folder}/ from the given folders; returns false for other paths. */
export function serveMedia(folders: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) {
  return async (url: string, response: ServerResponse): Promise<boolean> => {
    const [, folder = '', name = '', ending = ''] = path.exec(url.split('?')[0]!) ?? []
    const root = Object.hasOwn(folders, folder) ? folders[folder] : undefined
    if (!root) return false
    // Read at once: a stream would leave its file open after a client disconnects.
    const picture = await readFile(join(root, name)).catch(() => undefined)
    if (!picture) return false
    response.writeHead(200, {
      ...headers,
      'content-type': types[ending],
      'content-length': picture.length,
      // File names change with their content.
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(picture)
    return true
  }
}

import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { originalWidths } from '#domain/media/picture-widths.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
// Matches only a name with an extension, so that no path leads out of the folder.
const path = /^\/media\/([a-z]+)\/([\w-]{1,120}\.(avif|webp|jpg|png))$/

/** Serves the pictures in `folders` at /media/{folder}/. Returns false for other paths. */
export function serveMedia(folders: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) {
  return async (url: string, response: ServerResponse): Promise<boolean> => {
    const [, folder = '', name = '', ending = ''] = path.exec(url.split('?')[0]!) ?? []
    const root = Object.hasOwn(folders, folder) ? folders[folder] : undefined
    if (!root) return false
    // Reads the whole file, because a stream would leave its file open when a client disconnects.
    const exact = await readFile(join(root, name)).catch(() => undefined)
    const picture = exact ?? (await widerPicture(root, name))
    if (!picture) return false
    response.writeHead(200, {
      ...headers,
      'content-type': types[ending],
      'content-length': picture.length,
      // A file's name changes with its content.
      'cache-control': exact ? 'public, max-age=31536000, immutable' : 'public, max-age=604800',
    })
    response.end(picture)
    return true
  }
}

/** Returns the next wider file of a picture, because stored pages may use widths from an earlier release. */
async function widerPicture(root: string, name: string): Promise<Buffer | undefined> {
  const [, base, wanted] = /^(.+)-(\d{2,4})\.avif$/.exec(name) ?? []
  if (base === undefined) return undefined
  for (const width of originalWidths.filter((each) => each > Number(wanted)).toReversed()) {
    const found = await readFile(join(root, `${base}-${width}.avif`)).catch(() => undefined)
    if (found) return found
  }
  return undefined
}

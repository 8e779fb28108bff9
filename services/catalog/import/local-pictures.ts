import { open, realpath } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { FetchedPicture } from './fetch-picture.ts'

const maxBytes = 20 * 1024 * 1024

/**
 * Reads pictures from a folder, by relative path or by the file name in their URL. Fetches pictures that are missing
 * from the folder if they have a URL.
 */
export function localPictures(folder: string, fetchPicture: (address: string) => Promise<FetchedPicture>) {
  return async (src: string): Promise<FetchedPicture> => {
    const url = /^https?:/i.test(src) ? URL.parse(src) : null
    const names = url ? [basename(decoded(url.pathname))] : [src.replace(/^\/+/, ''), basename(src)]
    for (const name of names) {
      const found = name === '' ? null : await readWithin(folder, name)
      if (found) return found
    }
    return url ? fetchPicture(src) : { why: 'The folder does not have this picture.' }
  }
}

/**
 * Reads a file in the folder. Returns null if the file is missing or outside the folder, including through a symbolic
 * link.
 */
async function readWithin(folder: string, name: string): Promise<FetchedPicture | null> {
  try {
    const [root, path] = [await realpath(folder), await realpath(join(folder, name))]
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return null
    await using file = await open(path)
    const stat = await file.stat()
    if (!stat.isFile()) return null
    if (stat.size > maxBytes) return { why: 'The picture is larger than 20 MB.' }
    return { bytes: await file.readFile() }
  } catch {
    return null
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

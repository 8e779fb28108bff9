import { pictureFile } from '../picture-widths.ts'

/** A stored picture without its alternative text. */
export interface PictureFiles {
  base: string
  width: number
  height: number
  widths: number[]
}

/**
 * Replaces the picture with the base path `from` in a document. Preserves alternative texts and other properties, and
 * changes paths in texts to a file that is wide enough. Returns the same value if nothing refers to the picture.
 */
export function replacePicture<Value>(document: Value, from: string, to: PictureFiles): Value {
  const replaceIn = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceInText(value, from, to)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.map(replaceIn)
      return items.some((item, at) => item !== value[at]) ? items : value
    }
    return replaceInObject(value as Readonly<Record<string, unknown>>)
  }
  const replaceInObject = (value: Readonly<Record<string, unknown>>) => {
    const isPicture = value['base'] === from && Array.isArray(value['widths'])
    if (isPicture) return { ...value, base: to.base, width: to.width, height: to.height, widths: to.widths }
    const entries = Object.entries(value).map(([name, part]) => [name, replaceIn(part)] as const)
    return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value
  }
  return replaceIn(document) as Value
}

/** Matches the end of a path to a picture or one of its files, including transform paths. */
const storedPath = /\/(demo|import)\/([\w-]{1,120})(?:\.([a-z\d]{2,4}))?/g

function replaceInText(text: string, from: string, to: PictureFiles): string {
  return text.replaceAll(storedPath, (found, folder: string, name: string, ending: string | undefined) => {
    const path = `/media/${folder}/${name}`
    if (path === from) return `${withoutRoot(to.base)}${ending === undefined ? '' : `.${ending}`}`
    const width = ending === 'avif' && path.startsWith(`${from}-`) ? path.slice(from.length + 1) : ''
    return /^\d{2,4}$/.test(width) ? withoutRoot(pictureFile(to, Number(width))) : found
  })
}

/** Returns the path below /media, which is also the end of a transform path. */
function withoutRoot(path: string): string {
  return path.slice('/media'.length)
}

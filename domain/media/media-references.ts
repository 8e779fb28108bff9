/** A media file by its file name, or a picture by the part before the width that its file names share. */
export type MediaReference = { file: string } | { picture: string }

const filePath = /\/media\/import\/([\w-]{1,120}\.(?:avif|webp|jpg|png|mp4|webm|vtt))/g
const basePath = /^\/media\/import\/([\w-]{1,114})$/

/** Returns the media files that a document refers to. Excludes demo pictures, which come with each release. */
export function mediaReferences(document: unknown): MediaReference[] {
  const files = new Set<string>()
  const pictures = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const [, name] of value.matchAll(filePath)) files.add(name!)
    if (typeof value !== 'object' || value === null) return
    const [, base] = basePath.exec('base' in value ? String(value.base) : '') ?? []
    if (base !== undefined) pictures.add(base)
    for (const part of Object.values(value)) visit(part)
  }
  visit(document)
  return [...[...files].map((file) => ({ file })), ...[...pictures].map((picture) => ({ picture }))]
}

/** Returns the file names that a reference includes. A picture has one file per width. */
export function filesOfReference(reference: MediaReference, names: readonly string[]): string[] {
  if ('file' in reference) return names.filter((name) => name === reference.file)
  const { picture } = reference
  return names.filter(
    (name) => name.startsWith(`${picture}-`) && /^\d{2,4}\.avif$/.test(name.slice(picture.length + 1)),
  )
}

/** Returns a reference's path for display. */
export function mediaPath(reference: MediaReference): string {
  return `/media/import/${'file' in reference ? reference.file : reference.picture}`
}

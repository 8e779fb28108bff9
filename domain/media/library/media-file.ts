/** Kinds of files in the media library. */
export const mediaKinds = ['picture', 'video', 'captions'] as const
type MediaKind = (typeof mediaKinds)[number]

/** An upload is by staff, an import comes from a product file or a content folder, and a demo file from the release. */
export const mediaSources = ['upload', 'import', 'demo'] as const

/** `name` and `alt` are the maximum lengths in characters; a file is replaced in at most `uses` places at once. */
export const mediaLimits = { name: 120, alt: 300, uses: 100 }

const kinds: Readonly<Record<string, MediaKind>> = { mp4: 'video', webm: 'video', vtt: 'captions' }

/** Returns the kind of a stored file by its name. */
export function kindOfFile(name: string): MediaKind {
  return kinds[name.slice(name.lastIndexOf('.') + 1)] ?? 'picture'
}

/** Returns the name of an uploaded file without its folder and control characters, limited in length. */
export function uploadName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!
  const text = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  // Without half of a character at the end.
  return text.slice(0, mediaLimits.name).replace(/[\uD800-\uDBFF]$/, '')
}

const dayMs = 86_400_000

/** Returns when an upload without a use is deleted, in epoch milliseconds; null for a file that stays. */
export function deletionTime(
  { isPermanent, unusedSince }: { isPermanent: boolean; unusedSince: number | null },
  days: number,
): number | null {
  return !isPermanent && unusedSince !== null ? unusedSince + days * dayMs : null
}

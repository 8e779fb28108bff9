/** Kinds of files in the media library. */
export const mediaKinds = ['picture', 'video', 'captions'] as const
type MediaKind = (typeof mediaKinds)[number]

/** Staff add uploads, imports come from a product file or a content folder, and demo files come with the release. */
export const mediaSources = ['upload', 'import', 'demo'] as const

/**
 * `name` and `alt` are maximum lengths in characters; `uses` is the maximum number of places where a file can be
 * replaced at once.
 */
export const mediaLimits = { name: 120, alt: 300, uses: 100 }

const kinds: Readonly<Record<string, MediaKind>> = { mp4: 'video', webm: 'video', vtt: 'captions' }

/** Returns a stored file's kind based on its name. */
export function mediaKindOfFile(name: string): MediaKind {
  return kinds[name.slice(name.lastIndexOf('.') + 1)] ?? 'picture'
}

/** Returns an uploaded file's name without folders and control characters, truncated to the maximum length. */
export function cleanUploadName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!
  const text = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  // Removes half of a character at the end.
  return text.slice(0, mediaLimits.name).replace(/[\uD800-\uDBFF]$/, '')
}

const dayMs = 86_400_000

/** Returns when an unused upload is deleted, in epoch milliseconds, or null if the file is not deleted. */
export function deletionTime(
  { isPermanent, unusedSince }: { isPermanent: boolean; unusedSince: number | null },
  days: number,
): number | null {
  return !isPermanent && unusedSince !== null ? unusedSince + days * dayMs : null
}

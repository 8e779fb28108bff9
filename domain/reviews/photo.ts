/** A photo is read up to so many bytes, as it comes from a telephone. */
export const maxPhotoBytes = 6_000_000
/** What decodes to more would need too much memory: it is refused by its head. */
const maxPixels = 50_000_000
/** The longer side of what is kept, in pixels: as it is looked at, and as it stands under a review. */
export const photoSides = { large: 1_600, small: 240 } as const

interface Size {
  width: number
  height: number
}

/** Whether a photo of this size is decoded at all. */
export function mayDecode({ width, height }: Size): boolean {
  return width > 0 && height > 0 && width * height <= maxPixels
}

/** A size brought down until its longer side is so long; what is smaller stays as it is. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Maximum file size, enough for phone photos. */
export const maxPhotoBytes = 6_000_000
/** Maximum pixels. Larger photos need too much memory and are refused based on their header. */
const maxPixels = 50_000_000
/** Maximum pixels on the longer side. */
export const photoSides = { large: 1_600, small: 240 } as const

interface Size {
  width: number
  height: number
}

/** Returns true if a photo with these dimensions may be decoded. */
export function mayDecode({ width, height }: Size): boolean {
  return width > 0 && height > 0 && width * height <= maxPixels
}

/** Scales dimensions down so that the longer side is at most `side`. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

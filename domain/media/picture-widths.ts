/** Picture widths on pages, in px [UI-426]. */
export const pictureWidths = [360, 521, 768, 1284, 1960] as const

/** Default picture width in px. Every stored picture has a file with this width [UI-427]. */
export const defaultPictureWidth = 308

/** Thumbnail width in px [UI-428]. */
export const thumbnailWidth = 83

/** Possible widths of a picture's largest file, widest first. All other widths are scaled down from it. */
export const originalWidths = [1960, 1284, 960, 768, 640, 521, 360, defaultPictureWidth] as const

/** Maximum pixels of a stored file. It bounds the encoding time and the file size of tall pictures. */
const maxStoredPixels = 1960 * 1960
/** Maximum ratio of the sides. A longer picture gets margins. */
const maxSideRatio = 8

interface Size {
  width: number
  height: number
}

/** Returns the widths of a picture's files, narrowest first, for an original with this width in px. */
export function storedWidths(original: number): number[] {
  const largest = originalWidths.find((width) => width <= original) ?? defaultPictureWidth
  return [...[thumbnailWidth, defaultPictureWidth, ...pictureWidths].filter((width) => width < largest), largest]
}

/**
 * Returns the size of a picture's largest file in px, and the size of the picture in it, which is smaller if it needs
 * margins. The aspect ratio is preserved, and nothing is scaled up.
 */
export function storedLayout({ width, height }: Size): { frame: Size; picture: Size } {
  const framed = {
    width: Math.max(width, height / maxSideRatio, defaultPictureWidth),
    height: Math.max(height, width / maxSideRatio),
  }
  const limit = Math.min(framed.width, Math.sqrt((maxStoredPixels * framed.width) / framed.height))
  const largest = originalWidths.find((each) => each <= limit) ?? defaultPictureWidth
  const picture = scaledTo({ width, height }, largest / framed.width)
  return { frame: { width: largest, height: heightAt(framed, largest) }, picture }
}

/** Returns the height in whole px, at least 1, of a picture with this size when it is scaled to a width. */
export function heightAt(size: Size, width: number): number {
  return scaledTo(size, width / size.width).height
}

/** Returns the path of a picture's narrowest file with at least this width in px, or else of its widest file. */
export function pictureFile({ base, widths }: { base: string; widths: readonly number[] }, least: number): string {
  return `${base}-${widths.find((width) => width >= least) ?? widths.at(-1)}.avif`
}

function scaledTo({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

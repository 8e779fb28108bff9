/** Picture widths on pages, in px [UI-426]. */
export const pictureWidths = [360, 521, 768, 1284, 1960] as const

/** Default picture width in px. Every stored picture has a file with this width [UI-427]. */
export const defaultPictureWidth = 308

/** Thumbnail width in px [UI-428]. */
export const thumbnailWidth = 83

/** Possible widths of a picture's largest file, widest first. All other widths are scaled down from it. */
export const originalWidths = [1960, 1284, 960, 768, 640, 521, 360, defaultPictureWidth] as const

/** Returns the widths of a picture's files, narrowest first, for an original with this width in px. */
export function storedWidths(original: number): number[] {
  const largest = originalWidths.find((width) => width <= original) ?? defaultPictureWidth
  return [...[thumbnailWidth, defaultPictureWidth, ...pictureWidths].filter((width) => width < largest), largest]
}

/** Returns the path of a picture's narrowest file with at least this width in px, or else of its widest file. */
export function pictureFile({ base, widths }: { base: string; widths: readonly number[] }, least: number): string {
  return `${base}-${widths.find((width) => width >= least) ?? widths.at(-1)}.avif`
}

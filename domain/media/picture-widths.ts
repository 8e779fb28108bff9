/** Widths of pictures in pages, in px [UI-426]. */
export const pictureWidths = [360, 521, 768, 1284, 1960] as const

/** Width of a picture where none is given, in px; every stored picture has this file [UI-427]. */
export const defaultWidth = 308

/** Width of a thumbnail, in px [UI-428]. */
export const smallWidth = 83

/** Widths that a picture's largest file may have, from which all others are made, widest first. */
export const originalWidths = [1960, 1284, 960, 768, 640, 521, 360, defaultWidth] as const

/** Returns the widths of a picture's files, narrowest first, for an original of a width in px. */
export function storedWidths(original: number): number[] {
  const largest = originalWidths.find((width) => width <= original) ?? defaultWidth
  return [...[smallWidth, defaultWidth, ...pictureWidths].filter((width) => width < largest), largest]
}

/** Returns the path of a stored picture's narrowest file of at least a width in px, otherwise of its widest. */
export function pictureFile({ base, widths }: { base: string; widths: readonly number[] }, least: number): string {
  return `${base}-${widths.find((width) => width >= least) ?? widths.at(-1)}.avif`
}

/** `${base}-${width}.avif` is the file for each width. */
export interface PictureSource {
  base: string
  alt: string
  width: number
  height: number
  widths: readonly number[]
}

/** Returns the srcset, narrowest first. */
export function sourceSet({ base, widths }: PictureSource): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}

/** Returns the narrowest file that is at least `min` wide, or the widest. */
export function fileOf({ base, widths }: PictureSource, min: number): string {
  return `${base}-${widths.find((width) => width >= min) ?? widths.at(-1)}.avif`
}

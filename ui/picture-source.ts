/** `${base}-${width}.avif` is a file for each of the widths. */
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

/** Returns the narrowest file that is at least `least` wide, otherwise the widest. */
export function fileOf({ base, widths }: PictureSource, min: number): string {
  return `${base}-${widths.find((width) => width >= min) ?? widths.at(-1)}.avif`
}

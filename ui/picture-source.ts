/** A picture in several widths; `${base}-640.avif` is one of its files. */
export interface PictureSource {
  base: string
  alt: string
  width: number
  height: number
  widths: readonly number[]
}

/** The srcset of a picture's files, narrow to wide. */
export function sourceSet({ base, widths }: PictureSource): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}

/** The file of a picture that is at least as wide as asked, else its widest. */
export function fileOf({ base, widths }: PictureSource, least: number): string {
  return `${base}-${widths.find((width) => width >= least) ?? widths.at(-1)}.avif`
}

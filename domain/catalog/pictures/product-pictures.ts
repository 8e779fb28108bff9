/** A product picture in the order set by staff: its base path and its alternative text. */
export interface PlacedPicture {
  base: string
  alt: string
}

/** `bytes` is the maximum file size, `pictures` the maximum per product, `alt` the maximum length in characters. */
export const pictureLimits = { bytes: 12_000_000, pictures: 40, alt: 300 }

/** File types that browsers offer for upload. The server checks the content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Returns true if both lists show the same pictures in the same order with the same texts. */
export function isSameOrder(one: readonly PlacedPicture[], other: readonly PlacedPicture[]): boolean {
  return (
    one.length === other.length && one.every(({ base, alt }, at) => base === other[at]!.base && alt === other[at]!.alt)
  )
}

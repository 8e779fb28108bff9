import { Transformer } from '@napi-rs/image'

/** Background color of product pictures, as six hex digits. */
export const pictureBackground = 'efeeeb'

interface Frame {
  width: number
  height: number
  /** Position of the picture within the frame. */
  x: number
  y: number
}

/** Returns a picture on a single-color background (six hex digits), ready for encoding. */
export function placeOnBackground(picture: Buffer, { width, height, x, y }: Frame, color: string): Transformer {
  const pixel = Buffer.from(`${color}ff`, 'hex')
  return Transformer.fromRgbaPixels(Buffer.alloc(width * height * pixel.length, pixel), width, height).overlay(
    picture,
    x,
    y,
  )
}

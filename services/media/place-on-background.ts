import { Transformer } from '@napi-rs/image'

/** Background of product pictures, as six hex digits. */
export const pictureBackground = 'efeeeb'

interface Frame {
  width: number
  height: number
  /** Position of the picture in the frame. */
  x: number
  y: number
}

/** Returns a picture on a background of one color (six hex digits), ready to be encoded. */
export function placeOnBackground(picture: Buffer, { width, height, x, y }: Frame, color: string): Transformer {
  const pixel = Buffer.from(`${color}ff`, 'hex')
  return Transformer.fromRgbaPixels(Buffer.alloc(width * height * pixel.length, pixel), width, height).overlay(
    picture,
    x,
    y,
  )
}

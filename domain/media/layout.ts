import { anchorOf, type Transform } from './transform.ts'

interface Size {
  width: number
  height: number
}

interface Area extends Size {
  x: number
  y: number
}

/** Steps that convert the stored picture to the requested one, in order. Null skips a step. Sizes are in pixels. */
interface Layout {
  resize: Size | null
  cut: Area | null
  /** The frame around the picture, and the picture's position in it. */
  frame: (Size & { x: number; y: number }) | null
}

/** Returns the steps that convert a picture to the requested one, following Cloudinary's crop modes [UI-419]. */
export function layoutOf(transform: Transform, source: Size): Layout {
  const { crop } = transform
  const box = boxOf(transform, source)
  if (box === null) return { resize: null, cut: null, frame: null }
  if (crop === 'crop') {
    const visible = { width: Math.min(box.width, source.width), height: Math.min(box.height, source.height) }
    return { resize: null, cut: cutOf(transform, source, visible), frame: null }
  }
  if (crop === 'scale') return { resize: box, cut: null, frame: null }
  const ratios = [box.width / source.width, box.height / source.height]
  if (crop === 'fill') {
    const covering = scaled(source, Math.max(...ratios), Math.ceil)
    return { resize: covering, cut: cutOf(transform, covering, box), frame: null }
  }
  const fitting = Math.min(...ratios, ...(crop === 'limit' ? [1] : []))
  const resize = scaled(source, fitting, Math.round)
  if (crop !== 'pad') return { resize, cut: null, frame: null }
  return {
    resize,
    cut: null,
    frame: { ...box, x: (box.width - resize.width) >> 1, y: (box.height - resize.height) >> 1 },
  }
}

/** Returns the target size. A missing dimension is derived from the picture's aspect ratio. */
function boxOf({ width, height, crop }: Transform, source: Size): Size | null {
  if (width === null && height === null) return null
  if (crop === 'crop') return { width: width ?? source.width, height: height ?? source.height }
  const ratio = source.width / source.height
  return {
    width: width ?? Math.max(1, Math.round(height! * ratio)),
    height: height ?? Math.max(1, Math.round(width! / ratio)),
  }
}

function scaled(size: Size, ratio: number, round: (value: number) => number): Size {
  // Because of floating-point errors, a product such as 400 × 0.55 may be slightly above a whole number.
  const side = (value: number) => Math.max(1, round(Math.round(value * ratio * 1e6) / 1e6))
  return { width: side(size.width), height: side(size.height) }
}

function cutOf({ gravity }: Transform, whole: Size, visible: Size): Area | null {
  if (whole.width === visible.width && whole.height === visible.height) return null
  const [left, top] = anchorOf(gravity)
  return {
    ...visible,
    x: Math.round((whole.width - visible.width) * left),
    y: Math.round((whole.height - visible.height) * top),
  }
}

import { defaultPictureWidth, pictureWidths, thumbnailWidth } from './picture-widths.ts'

const crops = ['limit', 'fit', 'fill', 'pad', 'scale', 'crop'] as const
type Crop = (typeof crops)[number]

/** Offset of the visible part along x and y: 0 is the left or top edge, and 1 is the right or bottom edge. */
const gravities = {
  auto: [0.5, 0.5],
  center: [0.5, 0.5],
  north: [0.5, 0],
  south: [0.5, 1],
  west: [0, 0.5],
  east: [1, 0.5],
  north_west: [0, 0],
  north_east: [1, 0],
  south_west: [0, 1],
  south_east: [1, 1],
} as const
type Gravity = keyof typeof gravities

const formats = ['auto', 'avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof formats)[number]

export interface Transform {
  /** Width of the result in pixels. Null preserves the aspect ratio. */
  width: number | null
  height: number | null
  crop: Crop
  gravity: Gravity
  /** 1 to 100, or null for the format's default quality. */
  quality: number | null
  format: PictureFormat
  /** Color behind a padded picture, as six hex digits. */
  background: string
}

/** 1,960 px at double density. */
const maxSide = 3_920
const plate = 'efeeeb'

export const plainTransform: Transform = {
  width: null,
  height: null,
  crop: 'scale',
  gravity: 'center',
  quality: null,
  format: 'auto',
  background: plate,
}

type Read = (value: string) => Partial<Transform> | null

const readers: Readonly<Record<string, Read>> = {
  w: (value) => lengthOf('width', value),
  h: (value) => lengthOf('height', value),
  c: (value) => choiceOf('crop', crops, value),
  g: (value) => choiceOf('gravity', Object.keys(gravities) as Gravity[], value),
  f: (value) => choiceOf('format', formats, value === 'jpeg' ? 'jpg' : value),
  q: (value) => {
    if (value === 'auto' || /^auto:(?:best|good|eco|low)$/.test(value)) return { quality: null }
    const quality = wholeNumber(value)
    return quality !== null && quality <= 100 ? { quality } : null
  },
  b: (value) => {
    const [, color] = /^rgb:([0-9a-f]{6})$/i.exec(value) ?? []
    if (color !== undefined) return { background: color.toLowerCase() }
    if (value === 'white') return { background: 'ffffff' }
    return value === 'black' ? { background: '000000' } : null
  },
}

/**
 * Reads a transformation in Cloudinary's URL grammar, such as 'c_fill,h_401,w_768/f_auto': comma-separated parameters in
 * one or more groups [UI-419].
 *
 * @returns the transformation, or the first problem
 */
export function parseTransform(text: string): Transform | { problem: string } {
  const parameters = text.split(/[,/]/).filter((each) => each !== '')
  const seen = new Set<string>()
  let result: Transform = plainTransform
  let density = 1
  for (const parameter of parameters) {
    const [, key = '', value = ''] = /^([a-z]{1,3})_(.+)$/.exec(parameter) ?? []
    if (seen.has(key)) return { problem: `The parameter ${key} appears twice.` }
    seen.add(key)
    if (key === 'dpr' && /^[12](?:\.0)?$|^auto$/.test(value)) density = value.startsWith('2') ? 2 : 1
    else {
      const change = readers[key]?.(value)
      if (!change) return { problem: `The parameter "${parameter.slice(0, 40)}" is unknown.` }
      result = { ...result, ...change }
    }
  }
  const hasSize = seen.has('w') || seen.has('h')
  if (seen.has('c') && !hasSize) return { problem: 'A crop needs a width or a height.' }
  return withinLimits(normalized(result, density))
}

/** Resets parameters without effect, so that equal pictures share one key. */
function normalized(transform: Transform, density: number): Transform {
  const isCut = transform.crop === 'fill' || transform.crop === 'crop'
  return {
    ...transform,
    width: transform.width && transform.width * density,
    height: transform.height && transform.height * density,
    gravity: isCut && transform.gravity !== 'auto' ? transform.gravity : 'center',
    background: transform.crop === 'pad' ? transform.background : plate,
  }
}

function withinLimits(transform: Transform): Transform | { problem: string } {
  const isTooLarge = Math.max(transform.width ?? 0, transform.height ?? 0) > maxSide
  return isTooLarge ? { problem: `A side has at most ${maxSide} px.` } : transform
}

const maxOpenWidth = 1960
const openWidths = new Set(
  [thumbnailWidth, defaultPictureWidth, ...pictureWidths]
    .flatMap((width) => [width, 2 * width])
    .filter((width) => width <= maxOpenWidth),
)
/** Ratios of width to height. */
const openShapes = [1, 4 / 3, 3 / 2, 16 / 9, 768 / 401]
const openBackgrounds = [plate, 'f8f8f8', 'ffffff']

/**
 * Returns true if a transformation may be requested without a signature: page widths, usual aspect ratios, the default
 * quality, and no PNG. Limiting these prevents clients from filling the cache with variants [UI-419].
 */
export function isOpenTransform({ width, height, crop, gravity, quality, format, background }: Transform): boolean {
  if (quality !== null || format === 'png' || gravity !== 'center' || !openBackgrounds.includes(background))
    return false
  if (height === null) return width === null || (openWidths.has(width) && crop !== 'crop')
  if (crop !== 'fill' && crop !== 'pad' && crop !== 'limit') return false
  return width !== null && openWidths.has(width) && openShapes.some((shape) => Math.abs(height - width / shape) < 1)
}

/** Returns the fraction of the cut-off area that is left of and above the visible part. */
export function anchorOf(gravity: Gravity): readonly [number, number] {
  return gravities[gravity]
}

function lengthOf(side: 'width' | 'height', value: string): Partial<Transform> | null {
  const length = wholeNumber(value)
  return length === null ? null : { [side]: length }
}

function wholeNumber(value: string): number | null {
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null
}

function choiceOf<Key extends 'crop' | 'gravity' | 'format'>(
  key: Key,
  choices: readonly Transform[Key][],
  value: string,
): Partial<Transform> | null {
  const choice = choices.find((each) => each === value)
  return choice === undefined ? null : { [key]: choice }
}

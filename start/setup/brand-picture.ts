import sanitizeHtml from 'sanitize-html'

const maxSvgBytes = 100_000
const maxPngBytes = 300_000

interface BrandPicture {
  type: 'svg' | 'png'
  width: number
  height: number
  data: Buffer
  /**
   * Visible elements and attributes that are removed because the store cannot show them, such as `<mask>` and `style`.
   */
  removed: readonly string[]
}
interface Problem {
  problem: string
}

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paints = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'opacity',
  'transform',
  'clip-path',
  'clip-rule',
  'id',
]
const elements = ['svg', 'g', 'defs', 'title', 'linearGradient', 'radialGradient', 'stop', 'clipPath', ...shapes]
/** Elements that are not visible. */
const invisible = ['script', 'metadata', 'desc', 'sodipodi:namedview']
/** Attributes that affect the appearance but are not allowed. */
const effects = ['style', 'class', 'mask', 'filter', 'href', 'xlink:href', 'marker-start', 'marker-mid', 'marker-end']
const sizes = ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'points']
const gradients = [
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'offset',
  'stop-color',
  'stop-opacity',
  'fx',
  'fy',
  'clipPathUnits',
]

/** Reads a logo, which is a PNG, or an SVG without scripts, links, styles, and references to other files. */
export function readBrandPicture(data: Buffer): BrandPicture | Problem {
  return data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ? readPng(data) : readSvg(data)
}

function readPng(data: Buffer): BrandPicture | Problem {
  if (data.length > maxPngBytes) return { problem: `must be at most ${maxPngBytes / 1000} kB` }
  if (data.length < 33 || data.toString('latin1', 12, 16) !== 'IHDR') return { problem: 'is not a complete PNG' }
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)]
  if (width === 0 || height === 0 || width > 4_000 || height > 4_000)
    return { problem: 'must have 1 to 4,000 pixels on each side' }
  return { type: 'png', width, height, data, removed: [] }
}

function readSvg(data: Buffer): BrandPicture | Problem {
  if (data.length > maxSvgBytes) return { problem: `must be at most ${maxSvgBytes / 1000} kB` }
  const text = data.toString('utf8')
  const at = text.search(/<svg[\s>]/)
  if (at < 0) return { problem: 'must be an SVG or PNG picture' }
  const removed = new Set<string>()
  const clean = sanitizeHtml(text.slice(at), {
    allowedTags: [...elements, 'desc'],
    allowedAttributes: {
      '*': [...paints, ...sizes, ...gradients],
      svg: ['xmlns', 'viewBox', 'width', 'height', 'fill'],
    },
    // The content of a removed element, such as the shapes in a mask, must be removed as well.
    exclusiveFilter: ({ tag }) => tag !== 'a' && !elements.includes(tag),
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => {
        if (tagName === 'a') return { tagName: 'g', attribs: withoutLinks(attribs) }
        for (const part of lostParts(tagName, attribs)) removed.add(part)
        return { tagName: elements.includes(tagName) ? tagName : 'desc', attribs: withoutLinks(attribs) }
      },
    },
  }).trim()
  const box = /^<svg\b[^>]*\bviewBox="([^"]*)"/
    .exec(clean)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box ?? []
  if (!(width > 0 && height > 0)) return { problem: 'must have a viewBox such as "0 0 200 60"' }
  // The page and the share picture set the logo's size.
  const sized = clean.replace(/^<svg\b[^>]*>/, (tag) => tag.replaceAll(/\s(?:width|height)="[^"]*"/g, ''))
  const named = sized.includes('xmlns=') ? sized : sized.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return { type: 'svg', width, height, data: Buffer.from(named), removed: [...removed] }
}

/** Returns an element's visible parts that are removed. */
function lostParts(element: string, attributes: Record<string, string>): string[] {
  if (invisible.includes(element)) return []
  if (!elements.includes(element)) return [`<${element}>`]
  return effects.filter((name) => Object.hasOwn(attributes, name))
}

/** Paint may reference elements in the same picture, but never another file. */
function withoutLinks(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => name === 'xmlns' || !/url\((?!\s*["']?#)|:\/\/|javascript:|data:/i.test(value),
    ),
  )
}

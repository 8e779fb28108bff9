import type { Block } from '#domain/content/block.ts'
import { videoHostNames } from '#domain/content/families/video.ts'
import type { Field, Fields } from './field.ts'

type PropsOf<T extends Block['type']> = Extract<Block, { type: T }>['props']
type FieldsOf<T extends Block['type']> = { readonly [Name in Exclude<keyof PropsOf<T>, 'id'>]-?: Field }

const line = { kind: 'line' } as const
const text = { kind: 'text' } as const
const html = { kind: 'html' } as const
const lines = { kind: 'lines' } as const
const picture = { kind: 'picture' } as const
const number = { kind: 'number' } as const
const optional = <F extends Field>(field: F) => ({ ...field, isOptional: true })
const link = { linkLabel: optional(line), href: optional({ kind: 'link' }) } as const
const dates = { from: optional({ kind: 'moment' }), until: optional({ kind: 'moment' }) } as const
const hero = {
  heading: line,
  text,
  linkLabel: line,
  href: { kind: 'link' },
  picture,
  tone: { kind: 'choice', options: ['dark', 'light'] },
} as const
const tile = { label: line, href: { kind: 'link' }, picture } as const

/** Each block type's fields. A block property without a field does not compile. */
const blockFields: { readonly [T in Block['type']]: FieldsOf<T> } = {
  Hero: hero,
  Slides: { label: line, slides: { kind: 'list', fields: hero, hasIds: true } },
  Tiles: { heading: line, tiles: { kind: 'list', fields: tile } },
  Products: { heading: line, handles: lines, ...link },
  Text: { heading: optional(line), html, ...dates },
  BarbellChart: { heading: line, category: line },
  Form: { formHash: line, heading: optional(line) },
  Shared: { name: line },
  MenuSection: { label: line, categories: lines, promo: optional({ kind: 'group', fields: tile }) },
  BarLink: { label: line, href: { kind: 'link' }, badge: optional(line), ...dates },
  Deals: { heading: line, max: optional(number), ...link },
  Posts: {
    heading: line,
    max: optional(number),
    category: optional(number),
    tag: optional(number),
    slugs: optional(lines),
    ...link,
  },
  Story: {
    heading: line,
    html,
    picture,
    pictureSide: optional({ kind: 'choice', options: ['left', 'right'] }),
    quote: optional({ kind: 'group', fields: { text, name: line, role: optional(line) } }),
    ...link,
  },
  Video: {
    title: line,
    text: optional(text),
    picture,
    host: optional({ kind: 'choice', options: videoHostNames }),
    videoId: optional(line),
    file: optional(line),
    duration: optional(number),
    captions: optional({ kind: 'list', fields: { language: line, label: line, file: line } }),
  },
  Comparison: { heading: line, handles: lines, rows: optional(lines) },
  Faq: { heading: line, questions: { kind: 'list', fields: { question: line, html } } },
  NewsletterBand: { heading: line, text, list: optional(line) },
  Map: {
    heading: line,
    address: lines,
    latitude: { kind: 'number', isDecimal: true },
    longitude: { kind: 'number', isDecimal: true },
    picture: optional(picture),
    hours: optional({ kind: 'list', fields: { days: line, time: line } }),
  },
  Html: {
    title: line,
    html: { kind: 'code' },
    css: optional({ kind: 'code' }),
    js: optional({ kind: 'code' }),
    height: number,
    heading: optional(line),
  },
  Picture: { picture, caption: optional(text) },
  Quote: { text, name: optional(line), role: optional(line) },
}

export const blockTypes = Object.keys(blockFields) as readonly Block['type'][]

/** Returns a block type's fields, or undefined if the type is unknown. */
export function fieldsOf(type: string): Fields | undefined {
  return Object.hasOwn(blockFields, type) ? blockFields[type as Block['type']] : undefined
}

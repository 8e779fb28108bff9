import type { CompatibilityEntry } from '#domain/catalog/product-entry.ts'

/** Builds the entry for a rack with this hole pattern. */
const rackOf = (tag: string, group: string): CompatibilityEntry => ({ tag, group, type: 'rack' })
/** Builds the entry for an attachment that fits this hole pattern. */
const attachmentOf = (tag: string, group: string): CompatibilityEntry => ({
  tag,
  group,
  type: 'attachment',
  accessoryForType: 'rack',
})

/** 76 x 76 mm tube with 25.4 mm holes. */
export const iw3Rack = rackOf('iw-3', 'upright-76-25')
export const iw3Attachment = attachmentOf('iw-3', 'upright-76-25')
/** 51 x 76 mm tube with 16 mm holes. */
export const iw2Rack = rackOf('iw-2', 'upright-51-16')
export const iw2Attachment = attachmentOf('iw-2', 'upright-51-16')

type Rows = readonly (readonly [label: string, value: string])[]

/** The first specification rows for every rack with this pattern. */
export const iw3Steel: Rows = [
  ['Uprights', '3 x 3 in (76 mm), 11 gauge (3 mm)'],
  ['Holes', '25.4 mm, every 50.8 mm'],
]
export const iw2Steel: Rows = [
  ['Uprights', '2 x 3 in (51 x 76 mm), 12 gauge (2.5 mm)'],
  ['Holes', '16 mm, every 50.8 mm, every 25.4 mm from 610 to 1100 mm'],
]

export const fitsIw3: Rows[number] = ['Fits', 'IW-3: 3 x 3 in tube, 1 in holes']
export const fitsIw2: Rows[number] = ['Fits', 'IW-2: 2 x 3 in tube, 5/8 in holes']

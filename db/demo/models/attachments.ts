import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { paints } from './racks.ts'

/** 2 x 3 in tube with 16 mm holes. */
const iw2 = { uprightWidth: 0.0508, hole: 0.016 } as const
const [shallow, deep] = [0.61, 0.762]

/** Rack attachments, pictured on a section of an upright. */
export const attachmentModels = {
  'j-cups': { kind: 'sandwich-j-cups' },
  'plain-j-cups': { kind: 'j-cups' },
  'roller-j-cups': { kind: 'roller-j-cups' },
  'iw2-j-cups': { kind: 'sandwich-j-cups', params: { ...iw2, color: paints.olive } },
  'spotter-arms': { kind: 'spotter-arms' },
  'iw2-spotter-arms': { kind: 'spotter-arms', params: { ...iw2, length: 0.56, color: paints.olive } },
  'pin-pipe-safeties': { kind: 'pin-pipe-safeties', params: { inside: shallow } },
  'strap-safeties': { kind: 'strap-safeties', params: { inside: shallow } },
  'iw2-pin-pipe-safeties': { kind: 'pin-pipe-safeties', params: { ...iw2, inside: shallow, color: paints.olive } },
  'monolift-arms': { kind: 'monolift-arms', params: { color: paints.red } },
  'pull-up-crossmember': { kind: 'pull-up-bar' },
  'fat-crossmember': { kind: 'pull-up-bar', params: { diameter: 0.05 } },
  'multi-grip-pull-up': { kind: 'pull-up-bar', params: { isMultiGrip: true } },
  'globe-pull-up': { kind: 'pull-up-bar', params: { hasGlobes: true } },
  'iw2-pull-up': { kind: 'pull-up-bar', params: { ...iw2, length: 1.093, color: paints.olive } },
  'dip-horns': { kind: 'dip-attachment' },
  'wide-dip-horns': {
    kind: 'dip-attachment',
    params: { narrow: 0.56, wide: 0.76, reach: 0.66, diameter: 0.05, color: paints.graphite },
  },
  landmine: { kind: 'landmine' },
  'storage-pegs': { kind: 'storage-pegs' },
  'plate-holder': { kind: 'plate-holder' },
  'band-pegs': { kind: 'band-pegs' },
  'iw2-band-pegs': { kind: 'band-pegs', params: { ...iw2, color: paints.olive, finish: 'black zinc' } },
  'leg-roller': { kind: 'leg-roller' },
  'bar-holder': { kind: 'bar-holder' },
  'ball-target': { kind: 'ball-target' },
  'rope-anchor': { kind: 'rope-anchor' },
} as const satisfies Readonly<Record<string, ModelEntry>>

export const attachmentSizes = {
  'spotter-arms-short': { kind: 'spotter-arms', params: { length: 0.46 } },
  'spotter-arms-long': { kind: 'spotter-arms', params: { length: 0.76 } },
  'pin-pipe-safeties-deep': { kind: 'pin-pipe-safeties', params: { inside: deep } },
  'strap-safeties-deep': { kind: 'strap-safeties', params: { inside: deep } },
  'storage-pegs-long': { kind: 'storage-pegs', params: { length: 0.33 } },
} as const satisfies Readonly<Record<string, ModelEntry>>

/** Rack extensions, pictured without the rack. */
export const rackPartModels = {
  'lat-tower': { kind: 'lat-tower' },
  'rack-storage': { kind: 'rack-storage' },
  'rack-crossmember': { kind: 'rack-crossmember' },
  'name-plate-black': { kind: 'rack-crossmember', params: { isNamePlate: true } },
  'name-plate-red': { kind: 'rack-crossmember', params: { isNamePlate: true, color: paints.red } },
  'rack-upright': { kind: 'rack-upright' },
} as const satisfies Readonly<Record<string, ModelEntry>>

export const rackPartSizes = {
  'rack-storage-low': { kind: 'rack-storage', params: { height: 2.13 } },
  'rack-crossmember-side': { kind: 'rack-crossmember', params: { length: shallow } },
  'rack-upright-short': { kind: 'rack-upright', params: { height: 1.83 } },
  'rack-upright-tall': { kind: 'rack-upright', params: { height: 2.29 } },
} as const satisfies Readonly<Record<string, ModelEntry>>

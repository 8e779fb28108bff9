import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import { build } from '../../equipment/kinds.ts'
import { extentOf, massOf } from '../../equipment/measure.ts'
import { demoProducts } from './catalog/products.ts'

type Modelled = VariantEntry & { model: ModelEntry; units: number }

/** Returns true if a model contains several units: plural kinds, sets, and models with a count. */
function holdsSeveral({ kind, params }: ModelEntry): boolean {
  return kind.endsWith('s') || kind.endsWith('-set') || Number(params?.['count'] ?? 1) > 1
}

const modelled = demoProducts.flatMap(({ variants, specification }) => {
  // A pair is modeled as one unit.
  const isPair = specification.some(([label, value]) => label === 'Sold as' && value === 'Pair')
  return variants.flatMap((variant): Modelled[] =>
    variant.model ? [{ ...variant, model: variant.model, units: isPair && !holdsSeveral(variant.model) ? 2 : 1 }] : [],
  )
})

/** Kinds with a weight that cannot be derived from the model, because they are filled, hollow, or made of cloth. */
const notWeighed = new Set([
  'abmat',
  'adjustable-kettlebell',
  'air-bike',
  'battle-rope',
  'book',
  'cap',
  'crew-socks',
  'exercise-mat',
  'gym-bag',
  'hoodie',
  'jump-rope',
  'keg',
  'lifting-belt',
  'lifting-shoe',
  'lifting-straps',
  'medicine-ball',
  'power-bag',
  'resistance-band',
  'rings',
  'rower',
  'sandbag',
  'shorts',
  'slam-ball',
  't-shirt',
  'tub',
])

/** Cached, because SKUs may share a model. */
const known = new Map<string, { sides: number[]; kilograms: number }>()

function measured({ kind, params = {} }: ModelEntry) {
  const key = JSON.stringify([kind, params])
  const before = known.get(key)
  if (before) return before
  // Cloth is slow to build in full detail, and its weight is not checked.
  const model = build(kind, params, notWeighed.has(kind) ? 'gym' : 'full')
  const { width, height, depth } = extentOf(model)
  const sides = [width, height, depth].map((metres) => metres * 1_000).toSorted((a, b) => a - b)
  const fresh = { sides, kilograms: massOf(model) }
  known.set(key, fresh)
  return fresh
}

test('the stated size of a product matches its 3D model', () => {
  const wrong = modelled.flatMap(({ sku, size, model }) => {
    if (!size) return [`${sku} has no size`]
    const { sides } = measured(model)
    const stated = size.toSorted((a, b) => a - b)
    const fits = stated.every((side, at) => Math.abs(side - sides[at]!) <= Math.max(6, sides[at]! * 0.03))
    return fits ? [] : [`${sku}: ${stated.join(' × ')} is said, ${sides.map(Math.round).join(' × ')} is modelled`]
  })
  assert.deepEqual(wrong, [])
})

test('a 3D model weighs between 86% and 106% of the stated product weight', () => {
  const wrong = modelled.flatMap(({ sku, weightGrams, model, units }) => {
    if (weightGrams === null || notWeighed.has(model.kind)) return []
    const { kilograms } = measured(model)
    const share = (units * kilograms * 1_000) / weightGrams
    return share >= 0.86 && share <= 1.06 ? [] : [`${sku}: ${weightGrams} g, its model ${kilograms.toFixed(1)} kg`]
  })
  assert.deepEqual(wrong, [])
})

test("the footprint in the specs is the drawing's width and depth, rounded to 10 mm", () => {
  const wrong = demoProducts.flatMap(({ handle, specification, variants }) => {
    const footprint = specification.find(([label]) => label === 'Footprint')?.[1] ?? ''
    const stated = /^(\d+) x (\d+)(?: or (\d+))? mm/.exec(footprint)?.slice(1).filter(Boolean).map(Number)
    if (!stated) return []
    const measures = variants.flatMap(({ model, size }) => (model && size ? [size] : []))
    const isMeasured = (side: number) => measures.every((size) => size.some((each) => Math.abs(each - side) <= 5))
    const isOneOf = (side: number) => measures.some((size) => size.some((each) => Math.abs(each - side) <= 5))
    const [width = 0, ...depths] = stated
    const fits = isMeasured(width) && depths.every(depths.length > 1 ? isOneOf : isMeasured)
    return fits ? [] : [`${handle}: ${footprint}, variants ${measures.map((size) => size.join(' x ')).join(', ')}`]
  })
  assert.deepEqual(wrong, [])
})

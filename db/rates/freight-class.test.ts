import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freightClassOf } from '#domain/shipping/packages/freight-class.ts'
import { defaultShippingTables } from './shipping-tables.ts'

const { freightClasses } = defaultShippingTables
const cubicFoot = 28_316_846.592
const codeAt = (pounds: number, mm3 = cubicFoot) =>
  freightClassOf('USA', { grams: pounds * 453.592_37, mm3 }, freightClasses)?.code

test('freight is assigned to one of thirteen classes based on its pounds per cubic foot [SHIP-251]', () => {
  const bounds = [0.5, 1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50]
  assert.deepEqual(
    bounds.map((pounds) => codeAt(pounds + 0.001)),
    ['400', '300', '250', '175', '125', '100', '92.5', '85', '70', '65', '60', '55', '50'],
  )
  assert.deepEqual(
    bounds.slice(1).map((pounds) => codeAt(pounds - 0.001)),
    ['400', '300', '250', '175', '125', '100', '92.5', '85', '70', '65', '60', '55'],
  )
  assert.equal(codeAt(20, 2 * cubicFoot), '92.5')
})

test('items without dimensions, and items on sites without freight classes, are not assigned a freight class', () => {
  assert.equal(freightClassOf('USA', { grams: 1000, mm3: 0 }, freightClasses), undefined)
  assert.equal(freightClassOf('EUR', { grams: 1000, mm3: cubicFoot }, freightClasses), undefined)
})

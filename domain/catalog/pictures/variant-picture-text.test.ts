import assert from 'node:assert/strict'
import { test } from 'node:test'
import { variantPictureText } from './variant-picture-text.ts'

const options = [
  { code: 'color', label: 'Color', values: [{ label: 'White' }, { label: 'Black' }] },
  { code: 'size', label: 'Size', values: [{ label: '43 to 46' }] },
]

test("a variant's picture text lists the variant's choices in the order of the options", () => {
  assert.equal(
    variantPictureText({ name: 'Socks', options }, { size: '43 to 46', color: 'White' }),
    'Socks, White, 43 to 46',
  )
  assert.equal(variantPictureText({ name: 'Socks', options: [] }, {}), 'Socks')
})

test("a variant's picture text uses the translations of option values", () => {
  const translated = [{ code: 'color', label: 'Farbe', values: [{ label: 'White', text: 'Weiß' }] }]
  assert.equal(variantPictureText({ name: 'Socken', options: translated }, { color: 'White' }), 'Socken, Weiß')
})

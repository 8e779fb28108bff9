import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productSummary } from './product-json-ld.ts'

test('a product without a lead text is described by the start of its description, cut between words', () => {
  assert.equal(productSummary({ lead: 'Firm knurl.', description: '<p>Long</p>' }), 'Firm knurl.')
  assert.equal(
    productSummary({ lead: '', description: '<p>Steel &amp;</p><ul><li>rubber</li></ul>' }),
    'Steel & rubber',
  )
  const long = productSummary({ lead: '', description: `<p>${'iron plate '.repeat(40)}</p>` })
  assert.match(long, /(?:iron|plate)…$/)
  assert.ok(long.length <= 161)
})

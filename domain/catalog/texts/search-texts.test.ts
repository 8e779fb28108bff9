import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageTexts, productSummary, translateSearchTexts } from './search-texts.ts'

const texts = { name: 'Peg rail', lead: 'Holds bars.', description: '<p>Steel.</p>' }
const none = { searchTitle: '', searchDescription: '' }
const english = { searchTitle: 'Wall rail', searchDescription: 'For ten bars.' }

test('a product page has its search texts as title and description, falling back to the name and introduction', () => {
  assert.deepEqual(pageTexts({ ...texts, ...none }), { title: 'Peg rail', summary: 'Holds bars.' })
  assert.deepEqual(pageTexts({ ...texts, ...english }), { title: 'Wall rail', summary: 'For ten bars.' })
  assert.deepEqual(pageTexts({ ...texts, ...none, lead: '' }), { title: 'Peg rail', summary: 'Steel.' })
})

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

test('a product page in another language has translated search texts, and English ones only if its other texts are also in English', () => {
  const german = { searchTitle: 'Wandschiene', searchDescription: 'Für zehn Stangen.' }
  assert.deepEqual(translateSearchTexts(english, { ...texts, ...german }), german)
  assert.deepEqual(translateSearchTexts(english, { ...texts, ...none }), none)
  assert.deepEqual(translateSearchTexts(english, { ...texts, ...none, name: '' }), {
    ...none,
    searchTitle: 'Wall rail',
  })
  assert.deepEqual(translateSearchTexts(english), english)
})

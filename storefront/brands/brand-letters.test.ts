import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandLetters } from './brand-letters.ts'

test('brands are listed by letter, then brands that do not start with a letter, each with a link to its products [CATALOG-007]', () => {
  const named = (name: string) => ({ name, products: 1, picture: null })
  const letters = brandLetters(['7 Hills', 'Östra', 'Pellam', 'Oak & Iron'].map(named), 'en')
  assert.deepEqual(
    letters.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)]),
    [
      ['O', ['Oak & Iron', 'Östra']],
      ['P', ['Pellam']],
      ['#', ['7 Hills']],
    ],
  )
  assert.equal(letters[0]?.brands[0]?.url, '/search?q=Oak+%26+Iron&brand=Oak+%26+Iron')
})

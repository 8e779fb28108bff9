import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPicture, movePicture, placedPictures, rebasePictures, type Picture } from './pictures-draft.ts'

const picture = (base: string, alt = ''): Picture => ({ base, alt, width: 308, height: 308, widths: [308] })
const [a, b, c] = [picture('a'), picture('b'), picture('c')]
const bases = (pictures: readonly Picture[]) => pictures.map(({ base }) => base).join('')

test('a picture can move to another position, but not out of the list', () => {
  assert.equal(bases(movePicture([a, b, c], 0, 2)), 'bca')
  assert.equal(bases(movePicture([a, b, c], 2, 1)), 'acb')
  assert.equal(bases(movePicture([a, b, c], 0, -1)), 'abc')
  assert.equal(bases(movePicture([a, b, c], 2, 3)), 'abc')
})

test('a picture that the product already has is not added again', () => {
  assert.equal(bases(addPicture([a], b)), 'ab')
  assert.equal(bases(addPicture([a, b], picture('a', 'other'))), 'ab')
})

test("after a conflict, the editor's picture order is preserved, followed by pictures that someone else added", () => {
  assert.equal(bases(rebasePictures({ read: [a, b], edited: [b] }, [a, b, c])), 'bc')
})

test('picture texts are saved without leading and trailing spaces', () => {
  assert.deepEqual(placedPictures([picture('a', ' A rack ')]), [{ base: 'a', alt: 'A rack' }])
})

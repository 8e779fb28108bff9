import assert from 'node:assert/strict'
import { basename } from 'node:path'
import { test } from 'node:test'
import { sourceFiles } from '../../start/source-files.ts'
import { chunkFiles, isLoadedLate } from './chunks.ts'

const paths = [...sourceFiles('.ts'), ...sourceFiles('.tsx')].filter((path) => !path.includes('.test.'))

test('every entry in the chunk lists still matches a file', () => {
  const { loadedLate, ...groups } = chunkFiles
  const missing = Object.values(groups)
    .flat()
    .filter((part) => !paths.some((path) => path.includes(part)))
  const names = new Set(paths.map((path) => basename(path).replace(/\.tsx?$/, '')))
  assert.deepEqual([...missing, ...loadedLate.filter((name) => !names.has(name))], [])
})

test('a chunk that loads late is recognized by its name before the hash', () => {
  assert.equal(isLoadedLate('assets/side-cart-Ab3_x-9.js'), true)
  assert.equal(isLoadedLate('assets/sides-Ab3_x-9.js'), false)
})

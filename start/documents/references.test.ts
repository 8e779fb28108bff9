import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { test } from 'node:test'
import { root, sourceFiles } from '../source-files.ts'

/** The plan may name files that do not exist yet. */
const documents = sourceFiles('.md')
  .filter((path) => path !== 'docs/plan.md')
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
const files = sourceFiles('')
const topFolders = new Set(files.map((path) => path.split('/')[0]!))

const block = /^ *```(\S*) ?(\S*)\n([\s\S]*?)^ *```$/gm
const withoutBlocks = (text: string) => text.replaceAll(block, '')

/** Returns true if the path exists. It may be relative to the document or the end of a repository path. */
function isThere(from: string, path: string): boolean {
  const plain = path.replace(/\/$/, '')
  if (existsSync(root + plain) || existsSync(root + join(dirname(from), plain))) return true
  return !topFolders.has(plain.split('/')[0]!) && files.some((file) => file.endsWith(`/${plain}`))
}

test('every file and folder mentioned in a document exists', () => {
  const missing = documents.flatMap(({ path, text }) => {
    const named = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
    const paths = named.filter((name) => /^[\w@][\w.@-]*(?:\/[\w.@-]+)*\/?$/.test(name))
    const isPath = (name: string) =>
      /\.(?:tsx?|mjs|sql|css|md|tsv)$/.test(name) || (name.includes('/') && topFolders.has(name.split('/')[0]!))
    return paths.filter((name) => isPath(name) && !isThere(path, name)).map((name) => `${path}: ${name}`)
  })
  assert.deepEqual(missing, [])
})

test('every link from a document to a file resolves', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.replace(/#.*$/, ''))
      .filter((target) => target !== '' && !target.includes(':') && !existsSync(root + join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  )
  assert.deepEqual(broken, [])
})

/** A code block that starts with ```ts FILE quotes lines of the file in order. … marks skipped lines. */
function missingLines(path: string, quoted: string): string[] {
  const lines = readFileSync(root + path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  let at = 0
  return quoted.split('\n').flatMap((line) => {
    const wanted = line.trim()
    if (wanted === '' || wanted === '…') return []
    const found = lines.indexOf(wanted, at)
    if (found !== -1) at = found + 1
    return found === -1 ? [`${path}: ${wanted}`] : []
  })
}

test('every code excerpt in a document matches the lines of its file', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(block)]
      .filter(([, , file]) => file !== '')
      .flatMap(([, , file = '', quoted = '']) => missingLines(file, quoted).map((line) => `${path}: ${line}`)),
  )
  assert.deepEqual(missing, [])
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parseContent } from './content-files.ts'
import { checkMedia, exportMedia, storeMedia } from './media-files.ts'

const root = mkdtempSync(join(tmpdir(), 'content-media-'))
after(() => rmSync(root, { recursive: true }))
let count = 0
const newFolder = () => {
  const folder = join(root, String(++count))
  mkdirSync(join(folder, 'media', 'import'), { recursive: true })
  return folder
}
const newStore = (files: Record<string, string> = {}) => {
  const store = join(root, `store-${++count}`)
  mkdirSync(store)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(store, name), text)
  return store
}
const found = [
  { path: 'pages/USA/care.json', reference: { picture: 'rack' } },
  { path: 'posts/pull.json', reference: { file: 'pull.mp4' } },
]
const inFolder = (folder: string, name: string) => join(folder, 'media', 'import', name)
const full = { 'rack-308.avif': 'small', 'rack-768.avif': 'large', 'pull.mp4': 'video', 'other.mp4': 'not named' }

async function exported() {
  const folder = newFolder()
  const { list } = await exportMedia({ folder, store: newStore(full) }, found)
  const read = parseContent([list])
  assert.ok('content' in read)
  return { folder, listed: read.content.media }
}

test('pictures and videos in use are exported with their checksums, and an import adds each file to the store once', async () => {
  const { folder, listed } = await exported()
  assert.deepEqual(readdirSync(join(folder, 'media', 'import')).toSorted(), [
    'pull.mp4',
    'rack-308.avif',
    'rack-768.avif',
  ])
  assert.deepEqual(listed[0], {
    name: 'pull.mp4',
    bytes: 5,
    sha256: createHash('sha256').update('video').digest('hex'),
  })
  const store = join(root, 'store-that-is-new')
  const first = await checkMedia({ folder, store }, listed, found)
  assert.deepEqual(first, { added: ['pull.mp4', 'rack-308.avif', 'rack-768.avif'], unchanged: 0, problems: [] })
  await storeMedia({ folder, store }, first.added)
  assert.equal(readFileSync(join(store, 'rack-768.avif'), 'utf8'), 'large')
  assert.deepEqual(await checkMedia({ folder, store }, listed, found), { added: [], unchanged: 3, problems: [] })
})

test('a content export includes every width of a picture, and an import into another store adds them', async () => {
  const widths = [83, 308, 360, 521, 768, 1284, 1960]
  const names = widths.map((width) => `rack-${width}.avif`).toSorted()
  const store = newStore(Object.fromEntries(names.map((name) => [name, name])))
  const folder = newFolder()
  const rack = found.slice(0, 1)
  const { list } = await exportMedia({ folder, store }, rack)
  const read = parseContent([list])
  assert.ok('content' in read)
  const checked = await checkMedia({ folder, store: newStore() }, read.content.media, rack)
  assert.deepEqual(checked, { added: names, unchanged: 0, problems: [] })
})

test('exporting media files and importing them into the same store changes nothing', async () => {
  const folder = newFolder()
  const store = newStore(full)
  const { list, problems } = await exportMedia({ folder, store }, found)
  const again = newFolder()
  assert.deepEqual(problems, [])
  assert.deepEqual(await exportMedia({ folder: again, store }, found), { list, problems: [] })
  const read = parseContent([list])
  assert.ok('content' in read)
  const checked = await checkMedia({ folder, store }, read.content.media, found)
  assert.deepEqual(checked, { added: [], unchanged: 3, problems: [] })
})

test('a missing or changed media file is reported as a problem', async () => {
  const { folder, listed } = await exported()
  rmSync(inFolder(folder, 'pull.mp4'))
  writeFileSync(inFolder(folder, 'rack-308.avif'), 'other')
  const { problems } = await checkMedia({ folder, store: newStore() }, listed, found)
  assert.deepEqual(problems, [
    'media/import/pull.mp4: is missing',
    'media/import/rack-308.avif: differs from its checksum in media.json',
    'posts/pull.json: /media/import/pull.mp4 is missing',
  ])
  const lost = await exportMedia({ folder: newFolder(), store: newStore() }, found)
  assert.deepEqual(lost.problems, [
    'pages/USA/care.json: /media/import/rack is missing',
    'posts/pull.json: /media/import/pull.mp4 is missing',
  ])
})

test('a file with the name of a different file in the store is reported as a problem, because browsers cache files for a year', async () => {
  const { folder, listed } = await exported()
  const { problems } = await checkMedia({ folder, store: newStore({ 'pull.mp4': 'older' }) }, listed, found)
  assert.deepEqual(problems, ['media/import/pull.mp4: differs from the file of that name in the store: rename it'])
})

test('media files outside the folder are never read, neither by name nor by link [T14]', async () => {
  const secret = join(root, 'secret.mp4')
  writeFileSync(secret, 'secret')
  const { folder } = await exported()
  symlinkSync(secret, inFolder(folder, 'link.mp4'))
  assert.deepEqual((await checkMedia({ folder, store: newStore() }, [], [])).added.includes('link.mp4'), false)
  const linked = join(root, 'linked')
  mkdirSync(join(linked, 'media'), { recursive: true })
  const outside = newFolder()
  writeFileSync(inFolder(outside, 'secret.mp4'), 'secret')
  symlinkSync(join(outside, 'media', 'import'), join(linked, 'media', 'import'))
  const { added, problems } = await checkMedia({ folder: linked, store: newStore() }, [], [])
  assert.deepEqual([added, problems], [[], ['media/import/secret.mp4: is not inside the folder']])
  for (const name of ['../../secret.mp4', '/etc/passwd', 'a/b.mp4', 'secret.txt', '.mp4', 'a\u0000.mp4']) {
    const entry = { name, bytes: 6, sha256: 'a'.repeat(64) }
    assert.ok('problems' in parseContent([{ path: 'media.json', text: JSON.stringify([entry]) }]), name)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, inflateRawSync } from 'node:zlib'
import { writeZip } from './write-zip.ts'

const at = new Date(Date.UTC(2026, 10, 20, 12, 34, 56))

/** Reads an archive by its directory, as archive tools do. */
function filesOf(archive: Buffer): [string, string][] {
  const end = archive.lastIndexOf('PK\u0005\u0006')
  let position = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    assert.equal(archive.toString('latin1', position, position + 4), 'PK\u0001\u0002')
    const nameLength = archive.readUInt16LE(position + 28)
    const name = archive.toString('utf8', position + 46, position + 46 + nameLength)
    const local = archive.readUInt32LE(position + 42)
    assert.equal(archive.toString('latin1', local, local + 4), 'PK\u0003\u0004')
    const start = local + 30 + archive.readUInt16LE(local + 26)
    const bytes = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(position + 20)))
    assert.equal(crc32(bytes), archive.readUInt32LE(position + 16))
    assert.equal(bytes.length, archive.readUInt32LE(position + 24))
    position += 46 + nameLength
    return [name, bytes.toString('utf8')]
  })
}

test('a ZIP archive lists its files with their content, including empty files and names with any characters', () => {
  const files: [string, string][] = [
    ['account.json', '{"name":"Ann"}'],
    ['files/größe.txt', 'squat '.repeat(500)],
    ['empty.json', ''],
  ]
  const archive = writeZip(
    files.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    at,
  )
  assert.deepEqual(filesOf(archive), files)
  assert.deepEqual(filesOf(writeZip([], at)), [])
})

test("a file in a ZIP archive has the archive's date and time", () => {
  const archive = writeZip([{ name: 'a', bytes: Buffer.from('a') }], at)
  const [time, day] = [archive.readUInt16LE(10), archive.readUInt16LE(12)]
  assert.deepEqual([time >> 11, (time >> 5) & 63, (time & 31) * 2], [12, 34, 56])
  assert.deepEqual([(day >> 9) + 1980, (day >> 5) & 15, day & 31], [2026, 11, 20])
})

test('a ZIP archive with more files than the format supports is an error', () => {
  const entry = { name: 'a', bytes: Buffer.alloc(0) }
  assert.throws(
    () =>
      writeZip(
        Array.from({ length: 65_536 }, () => entry),
        at,
      ),
    RangeError,
  )
})

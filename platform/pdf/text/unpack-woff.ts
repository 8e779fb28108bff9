import { inflateSync } from 'node:zlib'

const headerBytes = 12
const entryBytes = 16
/** Larger than every table of the fonts in use. */
const maxTableBytes = 4_000_000

/**
 * Converts a WOFF font to its uncompressed form. Otherwise, the PDF writer would decompress it for every character.
 * Throws for any other format.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + index * 20))
  const power = 2 ** Math.floor(Math.log2(count))
  const header = Buffer.alloc(headerBytes + count * entryBytes)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = headerBytes + index * entryBytes
    tag.copy(header, at)
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, size, checksum] = [4, 8, 12, 16].map((each) => woff.readUInt32BE(at + each)) as [
    number,
    number,
    number,
    number,
  ]
  const stored: Buffer = woff.subarray(offset, offset + packed)
  const data: Buffer = packed === size ? stored : inflateSync(stored, { maxOutputLength: maxTableBytes })
  return { tag: woff.subarray(at, at + 4), checksum, data }
}

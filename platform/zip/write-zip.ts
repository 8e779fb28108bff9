import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** A UTF-8 path with '/' as separator. */
  name: string
  bytes: Buffer
}

/** Maximum number of entries without the format's 64-bit extension. */
const maxEntries = 65_535
const maxBytes = 2 ** 32 - 1
const version = 20
const utf8Names = 0x0800
const deflated = 8

/** Packs files into a zip archive. Throws a RangeError if the archive would need the 64-bit format. */
export function writeZip(entries: readonly ZipEntry[], at: Date): Buffer {
  if (entries.length > maxEntries) throw new RangeError(`A zip archive holds at most ${maxEntries} files`)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const shared = sharedHeader({ path, bytes, packed, at })
    const local = Buffer.concat([signature('PK\u0003\u0004'), shared, path, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(signature('PK\u0001\u0002'), uint16(version), shared, central, path)
    parts.push(local)
    offset += local.length
    if (offset > maxBytes || bytes.length > maxBytes) throw new RangeError('A zip archive holds at most 4 GiB')
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, signature('PK\u0005\u0006'), end])
}

interface Packed {
  path: Buffer
  bytes: Buffer
  packed: Buffer
  at: Date
}

/** Returns the fields that the local header and the directory share. */
function sharedHeader({ path, bytes, packed, at }: Packed): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(utf8Names, 2)
  header.writeUInt16LE(deflated, 4)
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  header.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt16LE(path.length, 22)
  return header
}

const signature = (letters: string) => Buffer.from(letters, 'latin1')
function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

interface Size {
  width: number
  height: number
}

/** Returns the size from the header of a JPEG, PNG, WebP, or AVIF without decoding it, or undefined for other data. */
export function imageSizeFromHeader(bytes: Buffer): Size | undefined {
  try {
    const beginning = bytes.toString('latin1', 0, 16)
    if (beginning.startsWith('\xff\xd8\xff')) return sizeOfJpeg(bytes)
    if (beginning.startsWith('\x89PNG\r\n\x1a\n')) {
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    }
    if (beginning.startsWith('RIFF') && beginning.startsWith('WEBPVP8', 8)) return sizeOfWebp(bytes)
    return /^ftyp(?:avif|avis|mif1)/.test(beginning.slice(4)) ? sizeOfAvif(bytes) : undefined
  } catch {
    // The file is truncated within its header.
    return undefined
  }
}

/** The frame header follows other segments, each with its length. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    // Start of frame, for any coding process; C4, C8, and CC have other meanings.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return undefined
}

function sizeOfWebp(bytes: Buffer): Size | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

/**
 * Returns the largest of the sizes in the image properties, which cover the image, its tiles, and its alpha channel.
 */
function sizeOfAvif(bytes: Buffer): Size | undefined {
  const head = bytes.subarray(0, 65_536)
  let largest: Size | undefined
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

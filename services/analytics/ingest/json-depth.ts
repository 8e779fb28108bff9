const [quote, backslash] = ['"', '\\'].map((letter) => letter.charCodeAt(0))
const opening = new Set(['[', '{'].map((letter) => letter.charCodeAt(0)))
const closing = new Set([']', '}'].map((letter) => letter.charCodeAt(0)))

/**
 * Returns true if UTF-8 JSON nests arrays and objects more than `maxDepth` levels deep. Scans the bytes once and stops
 * early, which costs less than parsing.
 */
export function isDeeperThan(maxDepth: number, json: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]!
    if (isText) {
      if (byte === backslash) index++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (opening.has(byte)) {
      if (++depth > maxDepth) return true
    } else if (closing.has(byte)) depth--
  }
  return false
}

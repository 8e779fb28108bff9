/** Each entry is a letter followed by its transliteration. */
const letters = new Map(
  [
    'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya',
    'іi їyi єye ґg ўu ђdj јj љlj њnj ћc џdz',
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
    'ßss æae œoe øo łl đd ðd þth ıi',
  ].flatMap((line) => line.split(' ').map((pair) => [pair[0]!, pair.slice(1)] as const)),
)
/** In characters. */
export const maxHandleLength = 119
const handlePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u

/**
 * Derives a handle: Latin, Cyrillic, and Greek letters become ASCII, and other scripts do not change. Returns '' if
 * there are no letters.
 */
export function deriveHandle(text: string): string {
  const chars = Array.from(text.toLowerCase().normalize('NFC'))
  const plain = chars.map((char) => letters.get(char) ?? withoutMarks(char)).join('')
  return plain
    .replaceAll(/['’]/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, maxHandleLength)
    .replace(/-$/, '')
}

/** Returns the file's handle in lower case, with percent-encoding decoded. */
export function normalizeHandle(text: string): string {
  return decoded(text).toLowerCase().normalize('NFC')
}

export function isHandle(handle: string): boolean {
  return handle.length <= maxHandleLength && handlePattern.test(handle)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function withoutMarks(char: string): string {
  const base = char.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return /^[a-z0-9]+$/.test(base) ? base : (letters.get(base) ?? char)
}

/** Soft hyphens, zero-width and bidirectional control characters, and letters without a glyph. */
const invisible =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E00FF}]/gu
// Persian and Indic names need joiners between letters. The ranges are Arabic to Sinhala, Myanmar, Khmer, and
// Mongolian.
const looseJoiner =
  /(?<![\u0600-\u0DFF\u1000-\u109F\u1780-\u18AF])[\u200C\u200D]|[\u200C\u200D](?![\u0600-\u0DFF\u1000-\u109F\u1780-\u18AF])/gu
const blanks = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu

/** Returns the text as one line, without invisible and control characters and with single spaces between words. */
export function normalizeLine(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(looseJoiner, '').replace(blanks, ' ').trim()
}

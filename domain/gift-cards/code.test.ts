import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createGiftCardCode, maskGiftCardCode, parseGiftCardCode, formatGiftCardCode } from './code.ts'

const codes = Array.from({ length: 50 }, () => createGiftCardCode(randomBytes(15)))

test('a gift card code has 16 characters from a 32-character alphabet without look-alikes [GIFT-214]', () => {
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{16}$/)
  assert.equal(new Set(codes).size, codes.length)
  assert.equal(createGiftCardCode(new Uint8Array(15)), '0000000000000000')
})

test('a gift card code can be entered with spaces, dashes, lower case, and look-alike characters', () => {
  const code = createGiftCardCode(Uint8Array.from([1, 0, 27, 17, 1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
  const typed = [
    code,
    formatGiftCardCode(code),
    ` ${formatGiftCardCode(code).replaceAll('-', ' – ').toLowerCase()} `,
    code.replace(/^10V/, 'lou').replace(/10(?=.{10}$)/, 'IO'),
    `\u200b${code}`,
  ]
  assert.match(code, /^10VH10/)
  for (const each of typed) assert.equal(parseGiftCardCode(each), code, each)
})

test('a gift card code with one wrong or two swapped characters is invalid', () => {
  for (const code of codes.slice(0, 5)) {
    for (let at = 0; at < 16; at += 1) {
      for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (wrong === code[at]) continue
        assert.equal(parseGiftCardCode(code.slice(0, at) + wrong + code.slice(at + 1)), null)
      }
      for (let other = at + 1; other < 16; other += 1) {
        const swapped = code.split('')
        ;[swapped[at], swapped[other]] = [swapped[other]!, swapped[at]!]
        if (code[at] !== code[other]) assert.equal(parseGiftCardCode(swapped.join('')), null)
      }
    }
  }
})

test("text that is too short, too long, or contains other characters isn't a gift card code", () => {
  for (const typed of ['', ' - ', codes[0]!.slice(1), `${codes[0]!}0`, 'ÄÖÜ'.repeat(6), '💳'.repeat(16)]) {
    assert.equal(parseGiftCardCode(typed), null, typed)
  }
})

test('a masked gift card code shows only its last four characters', () => {
  assert.equal(maskGiftCardCode('9XYZ'), '•••• •••• •••• 9XYZ')
})

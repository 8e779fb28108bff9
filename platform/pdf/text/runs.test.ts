import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingGlyph } from './fonts.ts'
import { runsOf } from './runs.ts'
import { unpackWoff } from './unpack-woff.ts'

const parts = (line: string) => runsOf(line).map(({ text, font }) => [text, font.name.replace(/-\d+-400.*|-400.*/, '')])

test('each character in a PDF is printed in a font that contains it, and Latin text in the base font', () => {
  assert.deepEqual(parts('Ann Lee, Łódź'), [['Ann Lee, Łódź', 'regular']])
  assert.deepEqual(
    parts('小龍 李').map(([, font]) => font),
    ['noto-sans-sc', 'noto-sans-sc', 'noto-sans-sc'],
  )
  assert.equal(
    parts('小龍 李')
      .map(([text]) => text)
      .join(''),
    '小龍 李',
  )
  for (const [text, font] of [
    ['さくら', 'noto-sans-sc'],
    ['김철수', 'gowun-dodum'],
    ['חיים', 'noto-sans-hebrew-hebrew'],
    ['محمد', 'noto-sans-arabic-arabic'],
    ['नाम', 'noto-sans-devanagari-devanagari'],
    ['ใจดี', 'noto-sans-thai-thai'],
    ['Հայ', 'noto-sans-armenian-armenian'],
    ['ქართ', 'noto-sans-georgian-georgian'],
    ['💪', 'noto-emoji'],
  ] as const)
    assert.deepEqual(new Set(parts(text).map(([, name]) => name)), new Set([font]), text)
})

test('a character missing from all fonts is printed as a visible mark', () => {
  assert.deepEqual(
    parts('A\u{12000}B').map(([text]) => text),
    ['A', missingGlyph, 'B'],
  )
  assert.deepEqual(
    parts('☃\uFE0F!').map(([text]) => text),
    ['☃', '!'],
  )
})

test('right-to-left words are printed from the right, with numbers and brackets in order', () => {
  const order = (line: string) => runsOf(line).map(({ text }) => text)
  assert.deepEqual(order('תל אביב 12'), ['12', 'תל אביב '])
  assert.deepEqual(order('Ann שלום Bell'), ['Ann ', 'שלום', ' ', 'Bell'])
  assert.deepEqual(order('קומה (אב)'), ['(', 'אב', ')', 'קומה '])
})

test('a font file that is not WOFF, such as WOFF2, is rejected', () => {
  assert.throws(() => unpackWoff(Buffer.from('wOF2, and nothing else')), /not a WOFF file/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import PDFDocument from 'pdfkit'
import { fc } from '#platform/fast-check-for-tests.ts'
import { wrapText } from './wrap-text.ts'
import { heightOf, registerFonts } from './write-text.ts'

const letters = (line: string) => Array.from(new Intl.Segmenter().segment(line)).length

test('wrapped lines fit the width, no text is lost, and each line is as long as possible', () => {
  assert.deepEqual(wrapText('', 10, letters), [''])
  assert.deepEqual(wrapText('an iron plate', 8, letters), ['an iron', 'plate'])
  assert.deepEqual(wrapText('an ironwrightplate', 8, letters), ['an ironw', 'rightpla', 'te'])
  assert.deepEqual(wrapText('小龍小龍小', 2, letters), ['小龍', '小龍', '小'])
  const characters = fc.constantFrom('a', 'b', ' ', '小', '💪', 'م')
  const texts = fc.array(characters, { maxLength: 80 }).map((each) => each.join(''))
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = wrapText(text, width, letters)
      assert.ok(lines.every((line) => letters(line) <= width))
      assert.equal(lines.join('').replaceAll(' ', ''), text.replaceAll(' ', ''))
    }),
  )
})

test('long text is measured only a few times per line, with and without spaces', () => {
  for (const piece of ['م💪', '小', 'a ', 'م 💪 ']) {
    let measured = 0
    const text = piece.repeat(500 / piece.length)
    const lines = wrapText(text, 40, (line) => {
      measured += line.length
      return letters(line)
    })
    assert.ok(lines.length > 2)
    assert.ok(measured < 12 * text.length, `${piece}: ${measured}`)
  }
})

test('text that repeats in a document is wrapped only once', () => {
  const doc = new PDFDocument()
  registerFonts(doc)
  let calls = 0
  const original = doc.widthOfString.bind(doc)
  doc.widthOfString = (...values) => {
    calls += 1
    return original(...values)
  }
  const style = { size: 9 }
  heightOf(doc, 'An iron plate '.repeat(30), style, 200)
  const once = calls
  heightOf(doc, 'An iron plate '.repeat(30), style, 200)
  assert.equal(calls, once)
})

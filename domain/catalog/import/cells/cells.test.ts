import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countDecimalSeparators, parseAmount } from './parse-amount.ts'
import { detectDayOrder, formatInstant, toInstant, parseInstant, parseLocalTime } from './dates.ts'
import { decodeText, isDamaged } from './decode.ts'
import { detectDelimiter } from './delimiter.ts'
import { deriveHandle, normalizeHandle, isHandle } from './handle.ts'
import { isSku, createSkus, skuKey, tidySku } from './sku.ts'

test('the CSV delimiter is the most frequent one in the header, outside quotes', () => {
  assert.equal(detectDelimiter('Handle,Title\nbar;a;b;c'), ',')
  assert.equal(detectDelimiter('Handle;Title;"a,b,c,d"\nbar'), ';')
  assert.equal(detectDelimiter('Handle\tTitle\r\nbar'), '\t')
  assert.equal(detectDelimiter('Handle|Title'), '|')
  assert.equal(detectDelimiter('Handle'), ',')
})

test('text is decoded from UTF-8, UTF-16, and Windows-1252', () => {
  const text = 'Café, 20 €'
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  assert.equal(decodeText(Buffer.from(text)), text)
  assert.equal(decodeText(utf16), text)
  assert.equal(decodeText(Buffer.from(utf16).swap16()), text)
  assert.equal(decodeText(Buffer.from(text, 'utf16le')), text)
  assert.equal(decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x20, 0x32, 0x30, 0x20, 0x80])), text)
  assert.deepEqual(['Caf\uFFFD', 'a\u0000', 'Café\n'].map(isDamaged), [true, true, false])
})

test('a damaged UTF-8 byte does not affect other characters and is reported', () => {
  const cut = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xc3]), Buffer.from(',20')])
  assert.equal(decodeText(cut('Größe, Caf')), 'Größe, Caf\uFFFD,20')
  assert.equal(decodeText(cut('\uFEFFCaf')).slice(-7), 'Caf\uFFFD,20')
  assert.equal(decodeText(cut('Caf\uFFFD, Caf')), 'Caf\uFFFD, Caf\uFFFD,20')
  assert.ok(isDamaged(decodeText(cut('Größe, Caf'))))
  assert.equal(decodeText(Buffer.from('Größe, Ã©', 'latin1')), 'Größe, Ã©')
})

test('amounts with thousands separators, decimal commas, or a currency are read if other amounts prove the decimal separator', () => {
  const read = (currency: 'USD' | 'EUR', ...texts: string[]) => {
    const forms = countDecimalSeparators(texts, currency)
    return texts.map((text) => parseAmount(text, forms, currency))
  }
  assert.deepEqual(read('USD', '1,299.00', '$129.00', '$5', '1,299'), [129_900, 12_900, 500, 129_900])
  assert.deepEqual(
    read('EUR', '1.299,00', '12,50', '1.299', '8 €', '€ 1.299,5'),
    [129_900, 1_250, 129_900, 800, 129_950],
  )
  assert.deepEqual(read('USD', '1 299.00', "1'299.00", '5.00'), [129_900, 129_900, 500])
})

test('an amount with an ambiguous format is rejected', () => {
  const read = (...texts: string[]) => {
    const forms = countDecimalSeparators(texts, 'USD')
    return texts.map((text) => parseAmount(text, forms, 'USD'))
  }
  assert.deepEqual(read('1,50'), [null])
  assert.deepEqual(read('$5'), [null])
  assert.deepEqual(read('1,299'), [null])
  assert.deepEqual(read('1,50', '2,50', '129.00'), [null, null, 12_900])
  assert.deepEqual(read('€5.00', '3.00', '4.00'), [null, 300, 400])
  assert.deepEqual(read('-1.00', '1.234', '3.00', '4.00'), [null, null, 300, 400])
})

test('dates are read in the day and month order that the file proves', () => {
  const read = (text: string, ...others: string[]) => {
    const time = parseLocalTime(text, detectDayOrder([text, ...others]))
    return time && [time.day, time.minutes]
  }
  assert.deepEqual(read('2026-11-30 00:00:00'), ['2026-11-30', 0])
  assert.deepEqual(read('30/10/2026'), ['2026-10-30', null])
  assert.deepEqual(read('03.04.26, 17:08'), ['2026-04-03', 1_028])
  assert.deepEqual(read('6/14/26, 12:00 AM'), ['2026-06-14', 0])
  assert.deepEqual(read('6/14/26, 1:30 PM'), ['2026-06-14', 810])
  assert.equal(read('03/04/2026'), null)
  assert.deepEqual(read('03/04/2026', '30/10/2026'), ['2026-04-03', null])
  assert.deepEqual(read('03/04/2026', '10/30/2026'), ['2026-03-04', null])
  assert.equal(read('03/04/2026', '10/30/2026', '30/10/2026'), null)
  for (const text of ['31.02.2026', '2026-13-01', 'soon', '1.1.2026 25:00']) assert.equal(read(text), null, text)
})

test('a local time is converted to UTC with its time zone, including around DST changes', () => {
  const instant = (text: string, zone: string) => new Date(toInstant(parseLocalTime(text, null)!, zone)).toISOString()
  assert.equal(instant('2026-11-30', 'America/New_York'), '2026-11-30T05:00:00.000Z')
  assert.equal(instant('2026-07-01 12:00', 'Europe/Berlin'), '2026-07-01T10:00:00.000Z')
  assert.equal(instant('2026-03-29', 'Europe/Berlin'), '2026-03-28T23:00:00.000Z')
})

test('a timestamp with a time zone is parsed and formatted exactly, to the millisecond', () => {
  const at = Date.UTC(2026, 10, 30, 5, 6, 7, 8)
  assert.equal(formatInstant(at), '2026-11-30T05:06:07.008Z')
  assert.deepEqual([parseInstant('2026-11-30T05:06:07.008Z'), parseInstant('2026-11-30T06:06:07.008+01:00')], [at, at])
  assert.deepEqual([parseInstant('2026-11-30'), parseInstant('2026-02-30T00:00:00Z')], [null, null])
})

test('a handle is derived from a name in any script', () => {
  assert.equal(deriveHandle("Éclair à l'été"), 'eclair-a-l-ete')
  assert.equal(deriveHandle('Гантель чугунная'), 'gantel-chugunnaya')
  assert.equal(deriveHandle('Αλτήρας 20 kg'), 'altiras-20-kg')
  assert.equal(deriveHandle('Weiße Größe'), 'weisse-grosse')
  assert.equal(deriveHandle('哑铃'), '哑铃')
})

test('a handle from the file is preserved in its script, and a handle that cannot be a path segment is invalid', () => {
  assert.equal(normalizeHandle('%D0%B3%D1%80%D0%B8%D1%84'), 'гриф')
  assert.deepEqual(['гриф', 'bar-20', 'bar_20', '../etc', 'a b', 'a/b', ''].map(isHandle), [
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a SKU may contain letters in any script, symbols, and spaces, and SKUs that differ only in case or spaces are the same', () => {
  const skus = ['BAR_1', 'BAR/1', 'BAR 1', 'BAR#1', 'Größe-1', '', '<b>', 'a'.repeat(65)]
  assert.deepEqual(skus.map(isSku), [true, true, true, true, true, false, false, false])
  assert.equal(skuKey('Bar 1'), skuKey('BAR1'))
  assert.equal(tidySku(' BAR\n1 '), 'BAR 1')
})

test('SKUs, including derived ones, do not start with a site prefix in any letter case', () => {
  assert.deepEqual(['EU-100', 'au-100', 'EU100', 'EUR-100', 'X-EU-1'].map(isSku), [false, false, true, true, true])
  assert.deepEqual(
    createSkus('eu-plug', [['Red']], () => false),
    ['EU_PLUG-RED'],
  )
})

test('a derived SKU is unique', () => {
  const isTaken = (key: string) => key === 'bar-red'
  assert.deepEqual(createSkus('bar', [['Blue, dark'], ['Red']], isTaken), ['BAR-BLUE-DARK', 'BAR-RED-2'])
})

test('derived SKUs for a long handle, or for values that look alike, do not depend on the order of variants', () => {
  const productsOf = (handle: string, ...values: string[]) => {
    const choices = values.map((value) => [value])
    const skus = createSkus(handle, choices, () => false)
    return Object.fromEntries(values.map((value, index) => [value, skus[index]]))
  }
  for (const [handle, first, second] of [
    ['a'.repeat(80), 'S', 'L'],
    ['bar', '10+', '10'],
  ] as const) {
    const before = productsOf(handle, first, second)
    assert.notEqual(before[first], before[second])
    const { M: added, ...after } = productsOf(handle, second, 'M', first)
    assert.deepEqual(after, before)
    assert.ok([added, ...Object.values(after)].every((sku) => sku !== undefined && isSku(sku)))
  }
})

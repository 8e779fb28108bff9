import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCursorTime } from './cursor-time.ts'

test('a time in a cursor is one that PostgreSQL can read, with microseconds', () => {
  for (const text of ['2026-11-30T23:59:59.123456Z', '2024-02-29T00:00:00.000000Z']) assert.ok(isCursorTime(text), text)
  for (const day of ['2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01'])
    assert.ok(!isCursorTime(`${day}T00:00:00.000000Z`), day)
  for (const text of ['', '2026-11-30', '2026-11-30T23:59:59.123Z', '2026-11-30T24:00:00.000000Z'])
    assert.ok(!isCursorTime(text), text)
})

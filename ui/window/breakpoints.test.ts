import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { breakpointAt } from './breakpoints.ts'

test('a window is mobile below 768 pixels and tablet from there to 1023 [UI-421, UI-422]', () => {
  assert.equal(breakpointAt(0), 'mobile')
  assert.equal(breakpointAt(767), 'mobile')
  assert.equal(breakpointAt(768), 'tablet')
  assert.equal(breakpointAt(1023), 'tablet')
})

test('a window is desktop from 1024, l-desktop from 1366, and xl-desktop from 1920 pixels [UI-423, UI-424, UI-425]', () => {
  assert.equal(breakpointAt(1024), 'desktop')
  assert.equal(breakpointAt(1365), 'desktop')
  assert.equal(breakpointAt(1366), 'l-desktop')
  assert.equal(breakpointAt(1919), 'l-desktop')
  assert.equal(breakpointAt(1920), 'xl-desktop')
})

test('each breakpoint in the style sheet is the start of a window layout', async () => {
  const tokens = await readFile(new URL('../tokens.css', import.meta.url), 'utf8')
  const starts = [...tokens.matchAll(/--breakpoint-[\w]+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  assert.equal(starts.length, 4)
  for (const start of starts) assert.notEqual(breakpointAt(start), breakpointAt(start - 1))
})

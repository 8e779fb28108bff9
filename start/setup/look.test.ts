import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadBranding } from '../web/branding.ts'
import { readSetupBranding, writeSetupBranding } from './apply-branding.ts'
import { readBrandPicture } from './brand-picture.ts'
import { colorProblems, contrastRatio } from './colors.ts'
import { colorNames, type Setup } from './setup-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'look-'))
after(() => rmSync(folder, { recursive: true }))
const dataDir = join(folder, 'data')
const setupWith = (look: Setup['look']): Setup => ({
  brand: 'North Forge',
  contact: 'help@a.example',
  card_page: 'https://cards.a.example',
  sites: {},
  categories: [],
  look,
})
const svgOf = (text: string) => readBrandPicture(Buffer.from(text))

test('scripts, links, styles, and references to files are removed from an SVG; shapes and gradients stay', () => {
  const picture = svgOf(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 200 60" onload="alert(1)"><script>alert(1)</script>
     <style>@import "https://evil.example"</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
     <a href="javascript:alert(1)"><path d="M0 0h20" fill="url(#g)"/></a><image href="https://evil.example/x.png"/>
     <rect width="4" height="4" fill="url(https://evil.example/#x)" style="fill:red"/><foreignObject><b>x</b></foreignObject></svg>`,
  )
  assert.ok('data' in picture)
  assert.deepEqual([picture.type, picture.width, picture.height], ['svg', 200, 60])
  const text = picture.data.toString()
  assert.match(text, /<linearGradient id="g"><stop offset="0" stop-color="#fff"><\/stop><\/linearGradient>/)
  assert.match(text, /<path d="M0 0h20" fill="url\(#g\)">/)
  assert.match(text, /xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  assert.doesNotMatch(text, /script|alert|evil|style|href|foreign|onload|ENTITY|<b>/)
})

test('shapes inside an unknown element are removed with it, and removed parts are reported', () => {
  const picture = svgOf(
    `<svg viewBox="0 0 20 24"><metadata>x</metadata><desc>y</desc><style>.a{fill:red}</style>
     <mask id="m"><g><rect width="20" height="24"/></g></mask><a href="#x"><path d="M1 1h3"/></a>
     <switch><text>hi</text></switch><path class="a" style="fill:red" d="M0 0h20" mask="url(#m)"/></svg>`,
  )
  assert.ok('data' in picture)
  assert.match(
    picture.data.toString().replaceAll(/\s+/g, ' '),
    /viewBox="0 0 20 24"> ?<g><path d="M1 1h3"><\/path><\/g> ?<path d="M0 0h20"><\/path><\/svg>$/,
  )
  assert.deepEqual(picture.removed, ['<style>', '<mask>', '<switch>', '<text>', 'style', 'class', 'mask'])
})

test('the width and height of an SVG are removed, because the page sets its size', () => {
  const picture = svgOf('<svg width="9" viewBox="0 0 20 24" height="9"><rect width="4" height="4"/></svg>')
  assert.ok('data' in picture)
  assert.match(picture.data.toString(), /^<svg xmlns="[^"]+" viewBox="0 0 20 24"><rect width="4" height="4">/)
})

test('a picture is rejected if it has no size, has an unsupported type, or is too large', () => {
  assert.deepEqual(svgOf('<svg width="4"><path d="M0 0"/></svg>'), {
    problem: 'must have a viewBox such as "0 0 200 60"',
  })
  assert.deepEqual(svgOf('GIF89a'), { problem: 'must be an SVG or PNG picture' })
  assert.deepEqual(svgOf(`<svg viewBox="0 0 1 1">${' '.repeat(100_000)}</svg>`), {
    problem: 'must be at most 100 kB',
  })
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000c80000003c0806000000', 'hex')
  assert.deepEqual(readBrandPicture(png), { problem: 'is not a complete PNG' })
  const whole = Buffer.concat([png, Buffer.alloc(20)])
  assert.deepEqual(readBrandPicture(whole), { type: 'png', width: 200, height: 60, data: whole, removed: [] })
})

test('the default colors have enough contrast, and a pair with too little contrast is reported with its ratio', () => {
  assert.equal(contrastRatio('#000000', '#ffffff'), 21)
  assert.deepEqual(colorProblems({}), [])
  assert.deepEqual(colorProblems({ 'on-signal': '#ff0000' }), [
    'look.colors: on-signal on signal has a contrast of 1.4, but needs 4.5',
    'look.colors: on-signal on signal-strong has a contrast of 1.9, but needs 4.5',
  ])
})

test('every color name in the setup file is a storefront token', () => {
  const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  for (const name of colorNames) assert.match(tokens, new RegExp(`\\n  --color-${name}: #`), name)
})

test('logo, favicon, and colors are written once, served at hashed URLs, and removed when the setup file has none', () => {
  mkdirSync(join(folder, 'own'), { recursive: true })
  writeFileSync(join(folder, 'own/logo.svg'), '<svg viewBox="0 0 200 60"><path d="M0 0h20"/></svg>')
  const setup = setupWith({
    logo: 'logo.svg',
    favicon: 'logo.svg',
    colors: { signal: '#0b57d0', 'signal-strong': '#083d94' },
  })
  assert.equal(writeSetupBranding(readSetupBranding(setup, join(folder, 'own')), dataDir).changed.length, 1)
  assert.equal(writeSetupBranding(readSetupBranding(setup, join(folder, 'own')), dataDir).changed.length, 0)
  const look = loadBranding(dataDir, {})
  assert.match(look.logo!.src, /^\/media\/brand\/logo-[0-9a-f]{12}\.svg$/)
  assert.deepEqual([look.logo!.width, look.favicon!.toString().startsWith('<svg')], [200, true])
  assert.match(look.styles[0]!, /^\/media\/brand\/colors-[0-9a-f]{12}\.css$/)
  writeSetupBranding(readSetupBranding(setupWith(undefined), join(folder, 'own')), dataDir)
  const { logo, favicon, styles } = loadBranding(dataDir, {})
  assert.deepEqual([logo, favicon, styles], [null, undefined, []])
})

test('a missing file or colors with too little contrast stop the setup, and all problems are reported together', () => {
  const setup = setupWith({ logo: 'gone.svg', colors: { signal: '#ffd0c0' } })
  assert.throws(
    () => readSetupBranding(setup, folder),
    /look\.colors: signal on paper.*\n.*\n.*look\.logo: gone\.svg is missing/s,
  )
})

test('if visible parts of a logo are removed, they are reported by name', () => {
  writeFileSync(
    join(folder, 'styled.svg'),
    '<svg viewBox="0 0 9 9"><style>.a{}</style><path class="a" d="M0 0h9"/></svg>',
  )
  const look = readSetupBranding(setupWith({ logo: 'styled.svg' }), folder)
  assert.match(look.missing[0]!, /^parts of styled\.svg: <style>, class; convert text and effects to paths/)
})

import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findChromium } from '../start/find-chromium.ts'
import { isInstalled, npmCi } from '../start/bootstrap/packages.mjs'
import { root } from '../start/source-files.ts'
import { deleteDataFolder, startStore } from '../start/store-for-tests.ts'
import { median } from './measure.ts'

const run = promisify(execFile)
const folder = join(root, 'bench', 'lighthouse')
const rounds = 5

/** Times are in milliseconds. */
interface Figures {
  scores: Record<string, number>
  lcp: number
  cls: number
  tbt: number
  fcp: number
  /** Non-performance audits with scores below 100. */
  short: string[]
}

test('Lighthouse figures for a phone on a slow connection', async (t) => {
  if (!isInstalled(folder)) await npmCi(folder, process.execPath)
  const chromium = await findChromium()
  const store = await startStore()
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const browser = spawn(
    chromium,
    ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  after(async () => {
    browser.kill()
    await store.stop()
    deleteDataFolder(store.dataDir)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const port = await debuggingPort(browser.stderr)
  const sites = { USA: `http://localhost:${store.port}`, EUR: `http://eur.localhost:${store.port}/gb` }
  const pages = { home: '/', category: '/plates', product: '/ironwright-medicine-ball' }
  for (const [site, origin] of Object.entries(sites)) {
    for (const [name, path] of Object.entries(pages)) {
      const url = path === '/' ? origin : origin + path
      // Fills the page cache, as visitors would.
      assert.equal((await fetch(`http://localhost:${store.port}/`)).status, 200)
      const all: Figures[] = []
      for (let round = 0; round < rounds; round += 1) {
        const { stdout } = await run(process.execPath, [join(folder, 'measure.mjs'), String(port), url])
        all.push(JSON.parse(stdout) as Figures)
        await sleep(500)
      }
      t.diagnostic(`${site} ${name}: ${medianFigures(all)}`)
    }
  }
})

function medianFigures(all: readonly Figures[]): string {
  const of = (pick: (figures: Figures) => number) => median(all.map(pick))
  const score = (name: string) => of(({ scores }) => scores[name] ?? 0)
  const short = (isShort: boolean, goal: string) => (isShort ? ` (short of ${goal})` : '')
  const performance = score('performance')
  const others = ['accessibility', 'best-practices', 'seo'].map((name) => `${name} ${score(name)}`)
  const [lcp, cls] = [of((figures) => figures.lcp) / 1000, of((figures) => figures.cls)]
  const audits = [...new Set(all.flatMap((figures) => figures.short))]
  return [
    `performance ${performance}${short(performance < 97, '97')}`,
    ...others,
    `LCP ${lcp.toFixed(2)} s${short(lcp >= 1.8, '1.8')}`,
    `CLS ${cls.toFixed(3)}${short(cls >= 0.01, '0.01')}`,
    `FCP ${(of((figures) => figures.fcp) / 1000).toFixed(2)} s`,
    `blocked ${Math.round(of((figures) => figures.tbt))} ms`,
    ...(audits.length > 0 ? [`not whole: ${audits.join(' ')}`] : []),
  ].join(', ')
}

/** Throws if the browser does not print a port. */
async function debuggingPort(stderr: NodeJS.ReadableStream): Promise<number> {
  let output = ''
  for await (const chunk of stderr) {
    output += String(chunk)
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output) ?? []
    if (port !== undefined) return Number(port)
  }
  throw new Error(`The browser did not print its DevTools port:\n${output}`)
}

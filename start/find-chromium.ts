import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CommandError } from '#platform/command-error.ts'
import { step } from './progress.mjs'
import { root } from './source-files.ts'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const mayInstall = () =>
  process.getuid?.() === 0 &&
  (process.env['CI'] === 'true' || process.env['INSTALL_BROWSER'] === '1') &&
  existsSync('/usr/bin/apt-get')

/**
 * Returns Chromium's headless shell, which uses 40% less CPU in browser tests. Falls back to `findChromium()` if the
 * shell is missing.
 */
export async function findTestBrowser(): Promise<string> {
  if (process.env['CHROMIUM']) return findChromium()
  if (onPath([shell]) === undefined && mayInstall()) {
    await step("Install Debian's headless Chromium", () => installFromDebian(shell))
  }
  return onPath([shell]) ?? findChromium()
}

/**
 * Returns the Chromium from the CHROMIUM variable or PATH, or an installed or downloaded one. Throws `CommandError` if
 * none works.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM']
  if (named) {
    if (runs(named)) return named
    throw new CommandError(`CHROMIUM=${named} does not run. Set it to the path of a working Chromium, or unset it.`)
  }
  const present = onPath(names) ?? downloaded()
  if (present !== undefined) return present
  if (mayInstall()) {
    await step("Install Debian's Chromium", () => installFromDebian('chromium'))
    const installed = onPath(names)
    if (installed !== undefined) return installed
  }
  await step("Download Playwright's Chromium", () => run(process.execPath, [playwright, 'install', 'chromium']))
  const found = downloaded()
  if (found !== undefined) return found
  throw new CommandError(
    'No working Chromium found. Install one (on Debian: apt-get install chromium) or set CHROMIUM to its path. ' +
      'As root, INSTALL_BROWSER=1 npm test installs it.',
  )
}

const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path))
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) && runs(path) ? path : undefined
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function installFromDebian(name: string) {
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
}

function run(command: string, args: readonly string[]) {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(stderr?.trim().split('\n').slice(-3).join('\n'))
}

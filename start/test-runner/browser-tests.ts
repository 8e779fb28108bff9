import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Count } from './count.ts'
import { step } from '../progress.mjs'
import { root, sourceFiles } from '../source-files.ts'
import { deleteDataFolder, type StartedStore, startStore } from '../store-for-tests.ts'

const staffToken = randomBytes(32).toString('hex')

interface Browsers {
  shell: string
  /** Full browser for WebGL tests, because software rendering starves the headless shell. */
  full: string
}

/** Raised, because all browser tests share one IP address. */
const limits = 'login=240,order=200,decline=1000'

export async function runBrowserTests(browsers: Browsers, args: readonly string[] = []): Promise<Count> {
  const files = sourceFiles('.e2e.ts')
  const store = await step('Start a store for the browser tests', () =>
    // Each of the two card engines needs a separate site.
    startStore({
      env: {
        STAFF_TOKEN: staffToken,
        RATE_LIMITS: limits,
        ADYEN_SITES: 'AUS',
        SOCIAL_LINKS_USA: 'https://www.instagram.com/the-shop',
        GEO_HEADER: 'x-visitor-country',
        CHAT_HOURS_USA: 'Mon-Sun 00:00-24:00',
        CHAT_HOURS_CAN: 'Mon-Sun 00:00-24:00',
        CHAT_HOURS_APO: 'closed',
        FLOATING_VIDEO_URL: 'https://video.example/show.mp4',
        FLOATING_VIDEO_TITLE: 'Live from Columbus',
        FLOATING_VIDEO_PAGES: '/theindex',
      },
    }),
  )
  try {
    return await step(`Browser tests (${files.length} files)`, () => playwright(browsers, store, args))
  } finally {
    await store.stop()
    writeFileSync(join(root, 'test-results', 'store.log'), store.output())
    deleteDataFolder(store.dataDir)
  }
}

async function playwright(
  { shell, full }: Browsers,
  { port, dataDir }: StartedStore,
  args: readonly string[],
): Promise<Count> {
  const report = join(root, 'test-results', 'stories.json')
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(report, { force: true })
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const child = spawn(process.execPath, [cli, 'test', '--config=e2e/playwright.config.ts', ...args], {
    cwd: root,
    // One browser test imports products.
    env: {
      ...process.env,
      CHROMIUM: shell,
      CHROMIUM_3D: full,
      STORE_PORT: String(port),
      DATA_DIR: dataDir,
      STORIES_REPORT: report,
      STAFF_TOKEN: staffToken,
    },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return countOf(report, code)
}

interface Suite {
  title: string
  specs?: readonly { title: string; file: string; line: number; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}

function countOf(report: string, code: number | null): Count {
  try {
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: readonly Suite[] }
    const stories = suites.flatMap(storiesOf)
    const named = (...statuses: string[]) => stories.filter(({ status }) => statuses.includes(status))
    for (const { name } of named('flaky')) console.log(`Flaky, passed on retry: ${name}`)
    const failures = named('unexpected', 'skipped').map(({ name }) => name)
    const passed = stories.length - failures.length
    return { passed, failures: failures.length === 0 && code !== 0 ? ['the browser tests did not finish'] : failures }
  } catch {
    return { passed: 0, failures: ['the browser tests wrote no report'] }
  }
}

function storiesOf({ specs = [], suites = [] }: Suite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status }) => ({ name: `${file}:${line} ${title}`, status })),
  )
  return [...own, ...suites.flatMap(storiesOf)]
}

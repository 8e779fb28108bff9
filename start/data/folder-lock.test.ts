import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { lockDataFolder } from './folder-lock.ts'

function newFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}
/** Creates the traces of a store that crashed on a host. */
function crashOn(folder: string, use: { host: string; boot: string; hasSocket: boolean }) {
  mkdirSync(join(folder, 'engine', 'data'), { recursive: true })
  writeFileSync(join(folder, 'engine', 'data', 'postmaster.pid'), '1\n')
  writeFileSync(join(folder, 'last-used.json'), JSON.stringify(use))
}
const lastUse = (folder: string) => JSON.parse(readFileSync(join(folder, 'last-used.json'), 'utf8')) as { boot: string }
const onLinux = { skip: process.platform !== 'linux' && 'containers need Linux' }

test('a data folder is locked to one store at a time', async (t) => {
  const folder = newFolder(t)
  await lockDataFolder(folder)
  await assert.rejects(lockDataFolder(folder, 0), { name: 'Stop', message: /^Another store is using the data folder / })
})

test(
  'a store in another container retains the lock on its data folder, and the message says where to run commands',
  onLinux,
  async (t) => {
    const folder = newFolder(t)
    crashOn(folder, { host: '3f2a9c1b77de', boot: 'same', hasSocket: true })
    // Another network namespace has different socket names, but the same files.
    const other = createServer().unref()
    await once(other.listen(join(folder, 'store.sock')), 'listening')
    await assert.rejects(lockDataFolder(folder, 0), {
      name: 'Stop',
      message: /^The store in container 3f2a9c1b77de is using .* podman exec -it 3f2a9c1b77de npm run doctor/,
    })
  },
)

test('a new store takes over the folder lock of a killed store', onLinux, async (t) => {
  const folder = newFolder(t)
  const script = `import { lockDataFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))}
    await lockDataFolder(${JSON.stringify(folder)})
    process.kill(process.pid, 'SIGKILL')`
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  assert.equal(signal, 'SIGKILL', stderr)
  mkdirSync(join(folder, 'engine', 'data'), { recursive: true })
  writeFileSync(join(folder, 'engine', 'data', 'postmaster.pid'), '1\n')
  await lockDataFolder(folder, 0)
})

test(
  'after a crash, the same machine can take over the folder lock, but a different host needs an operator',
  onLinux,
  async (t) => {
    const known = newFolder(t)
    await lockDataFolder(known)
    const { boot } = lastUse(known)
    const takeAfter = async (use: Parameters<typeof crashOn>[1]) => {
      const folder = newFolder(t)
      crashOn(folder, use)
      await lockDataFolder(folder, 0)
    }
    await takeAfter({ host: hostname(), boot: 'before the power cut', hasSocket: false })
    await takeAfter({ host: '3f2a9c1b77de', boot, hasSocket: true })
    for (const use of [
      { host: 'other', boot: 'another', hasSocket: true },
      { host: 'other', boot, hasSocket: false },
    ])
      await assert.rejects(takeAfter(use), {
        name: 'Stop',
        message:
          /was last used by other, whose PostgreSQL may still run.*If other no longer exists, delete .*postmaster\.pid/,
      })
  },
)

test('a data folder that was closed cleanly on a different host can be locked', onLinux, async (t) => {
  const folder = newFolder(t)
  crashOn(folder, { host: 'other', boot: 'another', hasSocket: true })
  rmSync(join(folder, 'engine'), { recursive: true })
  await lockDataFolder(folder, 0)
})

test('a data folder with a path too long for a socket is locked by name', async (t) => {
  const folder = join(newFolder(t), 'x'.repeat(120))
  mkdirSync(folder)
  await lockDataFolder(folder, 0)
  await assert.rejects(lockDataFolder(folder, 0), /Another store is using/)
})

import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The Debian packages wordpress, php-cli, php-mysql, and mariadb-server-core. */
const needed = {
  site: '/usr/share/wordpress',
  php: '/usr/bin/php',
  database: '/usr/sbin/mariadbd',
  install: '/usr/bin/mariadb-install-db',
}
const own = import.meta.dirname
const run = promisify(execFile)
const startMs = 60_000

/** Returns the programs required for WordPress that this machine lacks. */
export function missingForWordPress(): string[] {
  return Object.values(needed).filter((path) => !existsSync(path))
}

/** Starts a WordPress site with 45 posts and 250 tags on a new database. */
export async function openWordPress() {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const site = join(folder, 'theindex')
    await cp(needed.site, site, { recursive: true, dereference: true })
    await cp(join(own, 'wp-config.php'), join(site, 'wp-config.php'))
    const port = await freePort()
    const env = {
      ...process.env,
      WP_FOLDER: site,
      WP_SOCKET: join(folder, 'db.sock'),
      WP_URL: `http://127.0.0.1:${port}/theindex`,
    }
    children.push(await startDatabase(folder, env.WP_SOCKET))
    await run(needed.php, [join(own, 'seed.php')], { env })
    const php = ['-S', `127.0.0.1:${port}`, '-t', folder, join(own, 'router.php')]
    children.push(spawn(needed.php, php, { env, stdio: 'ignore' }))
    await until(async () => (await fetch(`${env.WP_URL}/wp-json/wp/v2/tags?per_page=1`)).ok)
    return { baseUrl: env.WP_URL, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const place = ['--no-defaults', `--datadir=${join(folder, 'db')}`, `--user=${userInfo().username}`]
  await run(needed.install, [...place, '--skip-test-db', '--auth-root-authentication-method=normal'])
  const server = spawn(needed.database, [...place, `--socket=${socket}`, '--skip-networking'], { stdio: 'ignore' })
  await until(async () => existsSync(socket))
  return server
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function until(isReady: () => Promise<boolean>) {
  const end = performance.now() + startMs
  while (!(await isReady().catch(() => false))) {
    if (performance.now() > end) throw new Error('WordPress did not start in time')
    await pause(50)
  }
}

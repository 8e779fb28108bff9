import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { binary, type EngineBinaries } from './engine-binaries.ts'
import { killProcessesOn, stopOrphanedEngine } from './engine-processes.ts'
import type { EngineUser } from './engine-user.ts'
import { CommandError } from '../../command-error.ts'

export interface EnginePlace {
  binaries: EngineBinaries
  /** Contains the password and the data. */
  folder: string
  user: EngineUser | undefined
}

export interface Engine {
  /** Uses the Unix socket where available. */
  url: (database: string) => string
  networkUrl: (database: string) => string
  stop: () => Promise<void>
}

interface EngineOptions {
  /** Additional settings in the form name=value. */
  settings?: readonly string[]
  /** Set for temporary engines. */
  endsWithProcess?: boolean
  /** Called if the engine dies. It restarts on the same port. */
  onDeath?: (news: string) => void
}

const ownSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_permissions=0700',
  'ssl=off',
  'max_connections=200',
  'random_page_cost=1.1',
  // The first change to a page after a checkpoint writes the whole page to the WAL.
  'wal_compression=on',
  'timezone=UTC',
  'log_timezone=UTC',
] as const

/** Starts the engine on loopback, and restarts it if it dies. Throws Stop if it does not start. */
export async function startEngine(place: EnginePlace, options: EngineOptions = {}): Promise<Engine> {
  const startedAt = await launchOnFreePort(place, options)
  const { port } = startedAt
  let { child } = startedAt
  let isStopping = false
  let restart = Promise.resolve()
  const watch = () =>
    child.once('exit', (code, signal) => {
      if (isStopping) return
      options.onDeath?.(`PostgreSQL stopped unexpectedly (${signal ?? `exit code ${code}`}), restarting it`)
      restart = comeBack()
    })
  const comeBack = async () => {
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        child = await launch(place, options, port)
        watch()
        return
      } catch (error) {
        options.onDeath?.(`PostgreSQL did not restart: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(pause)
      }
    }
  }
  watch()
  const stop = async () => {
    isStopping = true
    await restart
    await end(place, child)
  }
  return {
    url: (database) => engineUrl(place.folder, port, database),
    networkUrl: (database) => urlBy(place.folder, loopback(port), database),
    stop,
  }
}

/** Returns a database URL that uses the Unix socket (faster round trips), or loopback if there is no socket. */
export function engineUrl(folder: string, port: number, database: string): string {
  const hasSocket = existsSync(join(folder, socketName(port)))
  return urlBy(folder, hasSocket ? `${encodeURIComponent(folder)}:${port}` : loopback(port), database)
}

const loopback = (port: number) => `127.0.0.1:${port}`

function urlBy(folder: string, host: string, database: string) {
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  return `postgres://postgres:${password}@${host}/${database}`
}

/** Maximum socket path length in bytes: 107 on Linux, 103 on other systems. */
const longestSocket = 103
const socketName = (port: number | string) => `.s.PGSQL.${port}`

function mayHaveSocket(folder: string) {
  // PostgreSQL splits unix_socket_directories at commas.
  const isPlain = process.platform !== 'win32' && !/[,"]/.test(folder)
  return isPlain && Buffer.byteLength(join(folder, socketName('65535'))) <= longestSocket
}

/** Matches the log of an engine that cannot create a socket, for example on VM or network shares. */
const noSocket = /could not create any Unix-domain sockets|\.s\.PGSQL\.\d{1,5}\.lock/

/** Removes sockets, because a killed engine leaves its socket behind. */
function removeSockets(folder: string) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(socketName(''))))
    rmSync(join(folder, name), { force: true })
}

async function launchOnFreePort(place: EnginePlace, options: EngineOptions) {
  for (let attempts = 1; ; attempts += 1) {
    const port = await freePort()
    try {
      return { port, child: await launch(place, options, port) }
    } catch (error) {
      if (attempts >= 5 || !(error instanceof CommandError) || !/could not (?:bind|create any TCP)/.test(error.message))
        throw error
    }
  }
}

async function launch(place: EnginePlace, options: EngineOptions, port: number): Promise<ChildProcess> {
  const data = join(place.folder, 'data')
  await stopOrphanedEngine(data)
  removeSockets(place.folder)
  let hasSocket = mayHaveSocket(place.folder)
  for (let attempts = 1; ; attempts += 1) {
    const { child, logFrom, log } = spawnEngine(place, options, port, hasSocket)
    try {
      await waitForConnections(child, urlBy(place.folder, loopback(port), 'postgres'))
      return child
    } catch (error) {
      const logText = readFileSync(log, 'utf8').slice(logFrom)
      if (hasSocket && noSocket.test(logText)) {
        hasSocket = false
        removeSockets(place.folder)
        continue
      }
      if (attempts < 20 && /pre-existing shared memory block/.test(logText)) {
        killProcessesOn(data)
        await sleep(250)
        continue
      }
      throw startFailure(logText, place, error)
    }
  }
}

/** Returns an environment without this process's variables, which include secrets. */
export function engineEnvironment() {
  return { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' }
}

function spawnEngine(
  { binaries, folder, user }: EnginePlace,
  options: EngineOptions,
  port: number,
  hasSocket: boolean,
) {
  const log = join(folder, 'log')
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) rmSync(log)
  const to = openSync(log, 'a', 0o600)
  const logFrom = statSync(log).size
  const socket = `unix_socket_directories=${hasSocket ? folder : ''}`
  const settings = [socket, ...ownSettings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting])
  const command = [binary(binaries, 'postgres'), '-D', join(folder, 'data'), '-p', String(port), ...settings]
  const watched = options.endsWithProcess === true && process.platform !== 'win32'
  const [program, ...args] = watched ? ['/bin/sh', '-c', untilInputEnds, ...command] : command
  const child = spawn(program!, args, {
    ...user,
    cwd: folder,
    env: engineEnvironment(),
    stdio: [watched ? 'pipe' : 'ignore', to, to],
    // Ctrl-C must stop only the store, which then stops the engine cleanly.
    detached: true,
  })
  closeSync(to)
  child.unref()
  child.on('error', () => {})
  return { child, log, logFrom }
}

/** Runs the engine until it exits or stdin is closed. */
const untilInputEnds =
  'exec 3<&0; "$0" "$@" & engine=$!; (read _ <&3; kill -INT $engine 2>/dev/null) & watch=$!; wait $engine; code=$?; kill $watch; exit $code'

async function waitForConnections(child: ChildProcess, url: string) {
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended = `exited with ${signal ?? code}`))
  for (;;) {
    if (ended !== undefined) throw new CommandError(ended)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      // SQLSTATE class 28 means that the password does not match the folder's.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) throw error
      await sleep(30)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function startFailure(logText: string, { folder }: EnginePlace, error: unknown): CommandError {
  if (/No space left on device/.test(logText)) {
    return new CommandError(`The disk that holds ${folder} is full. Free up space and start again.`)
  }
  if (/Permission denied/.test(logText)) {
    return new CommandError(
      `PostgreSQL cannot access its folder ${folder}. Change its owner back to the user who created it.`,
    )
  }
  const reason = error instanceof Error ? error.message : String(error)
  const lines = logText.trim().split('\n').slice(-6).join('\n')
  return new CommandError(`PostgreSQL did not start (${reason}). Last lines of ${join(folder, 'log')}:\n${lines}`)
}

async function end({ binaries, folder }: EnginePlace, child: ChildProcess) {
  const data = join(folder, 'data')
  child.ref()
  if (process.platform === 'win32') {
    await once(spawn(binary(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', data], { stdio: 'ignore' }), 'exit')
  }
  await stopOrphanedEngine(data)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { binary, type EngineBinaries } from './engine-binaries.ts'
import { killProcessesOn, stopLeftEngine } from './engine-processes.ts'
import type { EngineUser } from './engine-user.ts'
import { Stop } from '../stop.ts'

/** What an engine runs on. */
export interface EnginePlace {
  binaries: EngineBinaries
  /** Holds password and data. */
  folder: string
  user: EngineUser | undefined
}

export interface Engine {
  /** Of a database on this engine, by its socket in the file system where there is one. */
  url: (database: string) => string
  /** The same on loopback. */
  networkUrl: (database: string) => string
  stop: () => Promise<void>
}

interface EngineOptions {
  /** Settings beside the store's own, as name=value. */
  settings?: readonly string[]
  /** Ends the engine with this process, however that ends: for engines that are thrown away. */
  endsWithProcess?: boolean
  /** An engine that died without being told to: it is started again, on the same port. */
  onDeath?: (news: string) => void
}

const ownSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_permissions=0700',
  'ssl=off',
  'max_connections=200',
  'random_page_cost=1.1',
  // A page that is changed for the first time after a checkpoint goes to the log whole: of much data nearly every one.
  'wal_compression=on',
  'timezone=UTC',
  'log_timezone=UTC',
] as const

/** Starts the engine on a folder made by createEngineFolder, on loopback and a free port, and keeps it running. */
export async function startEngine(place: EnginePlace, options: EngineOptions = {}): Promise<Engine> {
  const began = await launchOnFreePort(place, options)
  const { port } = began
  let { child } = began
  let isStopping = false
  let restart = Promise.resolve()
  const watch = () =>
    child.once('exit', (code, signal) => {
      if (isStopping) return
      options.onDeath?.(`The database engine died (${signal ?? `exit code ${code}`}); starting it again.`)
      restart = comeBack()
    })
  const comeBack = async () => {
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        child = await launch(place, options, port)
        watch()
        return
      } catch (error) {
        options.onDeath?.(
          `The database engine does not start: ${error instanceof Error ? error.message : String(error)}`,
        )
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

/**
 * Of a database on the engine that runs on a folder: by its socket in that folder, where a round trip costs less than on
 * loopback; on loopback where there is none.
 */
export function engineUrl(folder: string, port: number, database: string): string {
  const hasSocket = existsSync(join(folder, socketName(port)))
  return urlBy(folder, hasSocket ? `${encodeURIComponent(folder)}:${port}` : loopback(port), database)
}

const loopback = (port: number) => `127.0.0.1:${port}`

function urlBy(folder: string, host: string, database: string) {
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  return `postgres://postgres:${password}@${host}/${database}`
}

/** The path of a socket has 107 bytes on Linux and 103 elsewhere. */
const longestSocket = 103
const socketName = (port: number | string) => `.s.PGSQL.${port}`

function mayHaveSocket(folder: string) {
  // Several folders would be set apart by commas.
  const isPlain = process.platform !== 'win32' && !/[,"]/.test(folder)
  return isPlain && Buffer.byteLength(join(folder, socketName('65535'))) <= longestSocket
}

/** Not every file system takes a socket: a folder that a virtual machine or the network shares may not. */
const noSocket = /could not create any Unix-domain sockets|\.s\.PGSQL\.\d{1,5}\.lock/

/** Each start has a port of its own, and an engine that was killed leaves its socket behind. */
function removeSockets(folder: string) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(socketName(''))))
    rmSync(join(folder, name), { force: true })
}

async function launchOnFreePort(place: EnginePlace, options: EngineOptions) {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort()
    try {
      return { port, child: await launch(place, options, port) }
    } catch (error) {
      // Somebody else was quicker to take the port.
      if (tries >= 5 || !(error instanceof Stop) || !/could not (?:bind|create any TCP)/.test(error.message))
        throw error
    }
  }
}

async function launch(place: EnginePlace, options: EngineOptions, port: number): Promise<ChildProcess> {
  const data = join(place.folder, 'data')
  await stopLeftEngine(data)
  removeSockets(place.folder)
  let hasSocket = mayHaveSocket(place.folder)
  for (let tries = 1; ; tries += 1) {
    const { child, logFrom, log } = spawnEngine(place, options, port, hasSocket)
    try {
      await accepting(child, urlBy(place.folder, loopback(port), 'postgres'))
      return child
    } catch (error) {
      const said = readFileSync(log, 'utf8').slice(logFrom)
      if (hasSocket && noSocket.test(said)) {
        hasSocket = false
        removeSockets(place.folder)
        continue
      }
      if (tries < 20 && /pre-existing shared memory block/.test(said)) {
        killProcessesOn(data)
        await sleep(250)
        continue
      }
      throw explained(said, place, error)
    }
  }
}

/** Nothing of ours is the engine's to know: the environment holds secrets. */
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
    // Of a process group of its own: Ctrl-C at the terminal is for the store, which then ends its engine in order.
    detached: true,
  })
  closeSync(to)
  child.unref()
  child.on('error', () => {})
  return { child, log, logFrom }
}

/** Runs the engine until it ends or nobody holds the other end of the input any more. */
const untilInputEnds =
  'exec 3<&0; "$0" "$@" & engine=$!; (read _ <&3; kill -INT $engine 2>/dev/null) & watch=$!; wait $engine; code=$?; kill $watch; exit $code'

async function accepting(child: ChildProcess, url: string) {
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`))
  for (;;) {
    if (ended !== undefined) throw new Stop(ended)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      // 28...: the password is not the one the folder was made with.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) throw error
      await sleep(30)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function explained(said: string, { folder }: EnginePlace, error: unknown): Stop {
  if (/No space left on device/.test(said)) {
    return new Stop(`The disk that holds ${folder} is full. Make room and start again.`)
  }
  if (/Permission denied/.test(said)) {
    return new Stop(`PostgreSQL cannot read its folder ${folder}. Give it back to the user who made it.`)
  }
  const reason = error instanceof Error ? error.message : String(error)
  const lines = said.trim().split('\n').slice(-6).join('\n')
  return new Stop(`PostgreSQL did not start (${reason}). The end of ${join(folder, 'log')}:\n${lines}`)
}

async function end({ binaries, folder }: EnginePlace, child: ChildProcess) {
  const data = join(folder, 'data')
  child.ref()
  if (process.platform === 'win32') {
    await once(spawn(binary(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', data], { stdio: 'ignore' }), 'exit')
  }
  await stopLeftEngine(data)
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

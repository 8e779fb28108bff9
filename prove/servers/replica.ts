import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { processesOn } from '#platform/database/engine-processes.ts'
import { startEngine, type EnginePlace } from '#platform/database/engine.ts'
import { deleteDataFolder, newDataFolder } from '../start/store-for-tests.ts'

/** Of the primary: what a replica has not fetched yet is kept for it. */
export const primarySettings = ['wal_keep_size=256MB']

/** A streaming replica of an engine, made as a base backup is: by PostgreSQL's own calls and a copy of the data. */
export async function openReplica(primary: EnginePlace, primaryUrl: string) {
  const home = newDataFolder()
  const folder = join(home, 'engine')
  const data = join(folder, 'data')
  const client = new pg.Client(primaryUrl)
  await client.connect()
  await client.query(`select pg_backup_start('a replica', true)`)
  const copied = spawnSync('cp', ['-a', primary.folder, folder], { encoding: 'utf8' })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  if (copied.status !== 0) throw new Error(copied.stderr)
  // What a running primary has for itself alone.
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true })
  const log = join(data, 'pg_wal')
  for (const name of readdirSync(log).filter((each) => /^[0-9A-F]{24}/.test(each))) rmSync(join(log, name))
  // Files of PostgreSQL's user: a copy of one keeps whose it is, where a new one would be root's.
  const write = (name: string, text: string) => {
    spawnSync('cp', ['-a', join(data, 'PG_VERSION'), join(data, name)])
    writeFileSync(join(data, name), text)
  }
  write('backup_label', rows[0]!.labelfile)
  write('standby.signal', '')
  const { hostname, port, username, password } = new URL(primaryUrl)
  const connection = `host=${decodeURIComponent(hostname)} port=${port} user=${username} password=${password}`
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
  const engine = await startEngine({ ...primary, folder }, { endsWithProcess: true })
  const url = engine.url('store')
  const control = new pg.Client(url)
  control.on('error', () => {})
  await control.connect()
  return {
    url,
    /** Stops replaying, as a replica does that is behind. */
    pause: async () => void (await control.query('select pg_wal_replay_pause()')),
    resume: async () => void (await control.query('select pg_wal_replay_resume()')),
    /** How many statements of others it has answered last that read products. */
    readers: async () => {
      const found = await control.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
         where pid <> pg_backend_pid() and backend_type = 'client backend' and query ~ 'from (product|listing|sellable|category)'`,
      )
      return found.rows[0]!.count
    },
    /** Kills it and all that belong to it, with -9; it comes back by itself. */
    kill: () => {
      for (const pid of processesOn(data)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // Gone in the meantime.
        }
      }
    },
    stop: async () => {
      await control.end().catch(() => {})
      await engine.stop()
      deleteDataFolder(home)
    },
  }
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { processesOn } from '#platform/database/engine/engine-processes.ts'
import { startEngine, type EnginePlace } from '#platform/database/engine/engine.ts'
import { deleteDataFolder, newDataFolder } from '../../start/store-for-tests.ts'

/** The primary retains enough log for a lagging replica. */
export const primarySettings = ['wal_keep_size=256MB']

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
  // A base backup excludes the primary's process files and log.
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true })
  const log = join(data, 'pg_wal')
  for (const name of readdirSync(log).filter((each) => /^[0-9A-F]{24}/.test(each))) rmSync(join(log, name))
  // The copied file still belongs to PostgreSQL's user; a new file would belong to root.
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
    pause: async () => void (await control.query('select pg_wal_replay_pause()')),
    resume: async () => void (await control.query('select pg_wal_replay_resume()')),
    /** Counts the connections whose last statement read products. */
    readers: async () => {
      const found = await control.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
         where pid <> pg_backend_pid() and backend_type = 'client backend' and query ~ 'from (product|listing|sellable|category)'`,
      )
      return found.rows[0]!.count
    },
    /** The replica restarts automatically. */
    kill: () => {
      for (const pid of processesOn(data)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // The process has already ended.
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

import pg from 'pg'
import { keepAlive } from '../database/keep-alive.ts'

/** Overrides server or role settings that could change the format or abort long statements. */
const settings = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
}

/** Runs work on a dedicated connection that uses the same data format on every server. */
export async function withSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...keepAlive })
  client.on('error', () => {})
  await client.connect()
  try {
    // Skips settings that this server version does not have.
    await client.query(
      `select set_config(name, value, false) from json_each_text($1) as wanted (name, value)
       join pg_settings using (name)`,
      [JSON.stringify(settings)],
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

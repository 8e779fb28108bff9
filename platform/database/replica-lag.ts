import pg from 'pg'

const limitMs = 1_500
// An idle primary sends nothing to replay, so the time of the last transaction alone would look like lag.
const lag = `select case when not pg_is_in_recovery() then null
  when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
  else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::float8 as seconds`

/** Returns a replica's lag in seconds, or null if it is unreachable or does not replicate. */
export async function readReplicaLag(connectionString: string): Promise<number | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ seconds: number | null }>(lag)
    return rows[0]?.seconds ?? null
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

import pg from 'pg'
import { keepAlive } from './keep-alive.ts'

/** Opens a pool that survives lost connections. `report` receives errors of idle connections. */
export function openPool(config: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, ...keepAlive })
  // Without a listener, losing an idle connection would end the process. A closed pool's connections may close later.
  pool.on('error', (error) => {
    if (!pool.ending) report(error)
  })
  // One TCP packet can both release a connection to the next caller and close it before that caller adds a listener.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const ignore = () => {}

import type { QueryRunner } from '#platform/database.ts'
import { limitConnections } from '#platform/database/limit-connections.ts'

const maxConnections = 2
/** A one-year report on six sites has up to 13 statements, and another report may be ahead of it. */
const longestWaitMs = 20_000

/** Returns a query runner that uses at most two connections at a time, so that reports leave the others to the shop. */
export function limitedReads(db: QueryRunner): QueryRunner {
  return limitConnections(db, maxConnections, longestWaitMs)
}

import { readReplicaLag } from '#platform/database/replica-lag.ts'
import { migrationsIn } from '#platform/migrate.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { StoreDeps } from '#services/routes.ts'
import { migrations } from '../data/database.ts'

/** Returns the data that health checks read from outside the database. */
export function healthHostOf({ dataDir, databaseUrl, databaseReadUrl }: Settings): StoreDeps['healthHost'] {
  return {
    dataDir,
    migrations: () => migrationsIn(migrations),
    ...(databaseReadUrl !== databaseUrl && { replicaLagSeconds: () => readReplicaLag(databaseReadUrl) }),
  }
}

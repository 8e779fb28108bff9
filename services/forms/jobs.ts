import type { FormForwarder } from '#platform/forms/engine.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { readEntry, sweepEntries } from './repository.ts'

export interface ForwardDeps {
  db: QueryRunner
  /** If absent, entries are not forwarded. */
  formForwarder?: FormForwarder
}

export const formJobs: Jobs<ForwardDeps & JobDeps> = {
  afterCommit: {
    // Uses the email runner, because the other system may be slow.
    form_forward: { runner: 'mail', run: forwardEntry },
  },
  joined: {
    keys_sweep: ({ db, clock }) => sweepEntries(db, clock()),
  },
}

/** Sends an entry to the other system, unless it was deleted. Throws if the system does not accept it. */
export async function forwardEntry(
  { db, formForwarder }: ForwardDeps,
  { entryId }: { entryId: string },
): Promise<void> {
  const entry = formForwarder && (await readEntry(db, entryId))
  if (!formForwarder || !entry) return
  const { id, site, formHash, at, values } = entry
  await formForwarder.forward({ id, site, formHash, at: new Date(at).toISOString(), values })
}

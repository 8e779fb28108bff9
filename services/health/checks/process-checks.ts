import { processTimeoutMs } from '#domain/health/check-states.ts'
import { readProcesses } from '../processes/repository.ts'
import { figures } from '../texts/en.ts'
import type { CheckDeps, Checks } from './check.ts'

const running = ({ db, now }: CheckDeps) => readProcesses(db, now - processTimeoutMs)

export const processChecks = {
  processes: async (deps) => {
    const { length } = await running(deps)
    return { state: length === 0 ? 'failing' : 'ok', figure: figures.processes(length) }
  },
  releases: async (deps) => {
    const hashes = new Set((await running(deps)).flatMap(({ releaseHash }) => releaseHash ?? []))
    return { state: hashes.size > 1 ? 'warning' : 'ok', figure: figures.releases([...hashes].toSorted()) }
  },
  worker: async (deps) => {
    const { length } = (await running(deps)).filter(({ parts }) => parts.includes('worker'))
    return { state: length === 0 ? 'failing' : 'ok', figure: figures.worker(length) }
  },
} as const satisfies Checks

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesOn } from '#platform/database/engine/engine-processes.ts'
import type { StartedStore } from '../../start/store-for-tests.ts'

export type Victim = 'store' | 'supervisor' | 'engine' | 'everything'

/** Kills with signal 9, as the system does when memory runs out. */
export function kill9({ supervisor, dataDir }: Pick<StartedStore, 'supervisor' | 'dataDir'>, victim: Victim): void {
  const children = descendantsOf(supervisor.pid!)
  const engine = processesOn(join(dataDir, 'engine', 'data'))
  const pids = {
    store: children.filter((pid) => !engine.includes(pid)).slice(0, 1),
    supervisor: [supervisor.pid!],
    engine: engine.slice(0, 1),
    everything: [supervisor.pid!, ...children, ...engine],
  }[victim]
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  }
}

/** Lists descendants, nearest first. */
function descendantsOf(pid: number): number[] {
  const rows = process.platform === 'linux' ? parentsFromProc() : parentsFromPs()
  const below = (parents: readonly number[]): number[] => {
    const found = rows.filter(([, parent]) => parents.includes(parent!)).map(([child]) => child!)
    return found.length === 0 ? [] : [...found, ...below(found)]
  }
  return below([pid])
}

function parentsFromProc(): number[][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(statusOf(name))?.[1])])
}

function statusOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

function parentsFromPs(): number[][] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
}

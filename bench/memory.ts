import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  name: string
  /** Resident memory in bytes. */
  resident: number
}

export function listProcessTree(pid: number): Process[] {
  const all = process.platform === 'linux' ? processesOfProc() : processesOfPs()
  const below = (parents: readonly number[]): Process[] => {
    const found = all.filter(({ parent }) => parents.includes(parent))
    return found.length === 0 ? [] : [...found, ...below(found.map((each) => each.pid))]
  }
  return [...all.filter((each) => each.pid === pid), ...below([pid])]
}

function processesOfProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = readStatus(pid)
      const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
      const resident = Number(value('VmRSS')) * 1024
      return status === '' ? [] : [{ pid: Number(pid), parent: Number(value('PPid')), name: value('Name'), resident }]
    })
}

function readStatus(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

function processesOfPs(): Process[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, ...name] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), name: name.join(' '), resident: Number(kilobytes) * 1024 }
    })
}

// A killed npm does not notify its children, which would then hold ports and data forever.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export function findNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return undefined
  // The shell that npm starts either forks or becomes this process.
  let pid = process.ppid
  for (let step = 0; step < 3 && pid > 1; step += 1) {
    const { parent, command } = lookUp(pid)
    if (/\bnpm\b/.test(command) && !/^\S*sh\b/.test(command)) return pid
    pid = parent
  }
  return undefined
}

/**
 * @param {number} pid
 * @returns {{ parent: number, command: string }}
 */
function lookUp(pid) {
  try {
    if (process.platform === 'linux') {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return { parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0), command }
    }
    const [, parent = '0', command = ''] =
      /^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })) ?? []
    return { parent: Number(parent), command }
  } catch {
    return { parent: 0, command: '' }
  }
}

/**
 * Watches a process. Returns a function that stops watching.
 * @param {number} pid
 * @param {() => void} onGone
 */
export function watchProcess(pid, onGone) {
  const timer = setInterval(() => {
    try {
      process.kill(pid, 0)
    } catch {
      clearInterval(timer)
      onGone()
    }
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'

/** Undefined means the current user. */
export interface EngineUser {
  uid: number
  gid: number
}

export const systemUserName = 'ironwright'

/** Returns a system user if this process runs as root, which PostgreSQL does not allow. */
export function findEngineUser(): { user: EngineUser | undefined; isNew: boolean } | { problem: string } {
  if (process.getuid?.() !== 0) return { user: undefined, isNew: false }
  const known = userOf(systemUserName)
  if (known !== undefined) return { user: known, isNew: false }
  for (const [command, ...args] of waysToAdd) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status !== 0) continue
    const user = userOf(systemUserName)
    if (user !== undefined) return { user, isNew: true }
  }
  const other = userOf('postgres') ?? userOf('nobody')
  if (other !== undefined) return { user: other, isNew: false }
  return {
    problem:
      'PostgreSQL refuses to run as root, and no system user could be created for it. Start the store as a regular user.',
  }
}

const waysToAdd = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUserName],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', systemUserName],
] as const

function userOf(name: string): EngineUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** Tests access by trying it, because groups, ACLs, and mounts also affect it. */
export function canEnter(folder: string, user: EngineUser | undefined): boolean {
  if (user === undefined) {
    try {
      accessSync(folder, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

export function canRun(program: string, user: EngineUser | undefined): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

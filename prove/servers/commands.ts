import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../start/source-files.ts'
import { kill9 } from './kill.ts'

interface Command {
  supervisor: ChildProcess
  dataDir: string
  output: () => string
  ended: Promise<number | null>
}

/** Runs `npm run <args>` on a data folder. */
export function runCommand(
  args: readonly string[],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Command {
  const supervisor = spawn(process.execPath, ['start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ENV_FILE: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)))
  const ended = once(supervisor, 'close').then(([code]) => code as number | null)
  return { supervisor, dataDir, output: () => text, ended }
}

/** Kills a command during a stage. Returns false if the command had already ended. */
export async function killDuring(command: Command, stage: string, afterMs: number, parts: 'command' | 'everything') {
  const { supervisor, output, ended } = command
  while (!output().includes(`- ${stage}`) && supervisor.exitCode === null) await sleep(5)
  await sleep(afterMs)
  const wasRunning = supervisor.exitCode === null
  // On a running store, only the command's processes are killed, not the store's engine.
  if (parts === 'everything') kill9(command, 'everything')
  else for (const victim of ['store', 'supervisor'] as const) kill9(command, victim)
  await ended
  return wasRunning
}

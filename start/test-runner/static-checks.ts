import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Count } from './count.ts'
import { step } from '../progress.mjs'
import { root } from '../source-files.ts'

const checks = [
  { name: 'Format (oxfmt)', args: ['oxfmt', '--check'] },
  { name: 'Lint rules (oxlint)', args: ['oxlint'] },
  // Each tsc checker checks shared types again. The default of four checkers uses 25% more CPU.
  { name: 'Types (tsc)', args: ['tsc', '--noEmit', '--checkers', '2'] },
] as const

export async function runStaticChecks(): Promise<Count> {
  const results = await step('Format, lint rules, and types', () =>
    Promise.all(checks.map(async ({ name, args: [tool, ...args] }) => ({ name, ...(await outputOf(tool, args)) }))),
  )
  const failed = results.filter(({ code }) => code !== 0)
  for (const { name, output } of failed) console.error(`✗ ${name}\n${output.trim()}\n`)
  return { passed: results.length - failed.length, failures: failed.map(({ name }) => name) }
}

function outputOf(tool: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${tool}.cmd` : tool)
  const child = spawn(bin, args, { cwd: root, shell: process.platform === 'win32' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: String(error) }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

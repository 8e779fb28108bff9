import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ownerRole } from '#domain/staff/roles.ts'
import { openDatabase } from '#platform/database.ts'
import { CommandError } from '#platform/command-error.ts'
import { ensureRoles, readRoles } from '#services/staff/accounts/roles-repository.ts'
import { readAccountForLogin } from '#services/staff/accounts/repository.ts'
import { inviteStaff } from '#services/staff/invitations/invite.ts'
import { readConfiguration } from '../data/configuration.ts'
import { databaseFor } from '../data/database-for.ts'
import { printFailure } from '../progress.mjs'

const usage = `Usage: npm run staff -- invite EMAIL [--role owner] [--name NAME]
  Prints a link to set up an account of the back office. It works once, within 24 hours.`

try {
  const { email, role, name } = readArguments()
  const configuration = readConfiguration()
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  const db = openDatabase(url, () => {})
  try {
    await ensureRoles(db)
    const roles = (await readRoles(db)).map(({ id }) => id)
    if (!roles.includes(role)) throw new CommandError(`There is no role ${role}. Roles: ${roles.join(', ')}.`)
    if (await readAccountForLogin(db, email)) throw new CommandError(`${email} already has an account.`)
    const invitee = { email, name, roles: [role], sites: null }
    const { link, expiresAt } = await inviteStaff(db, configuration.backOfficeUrl, Date.now(), invitee)
    console.log(`${link}\nValid once, until ${expiresAt}.`)
  } finally {
    await db.close()
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function readArguments() {
  const { values, positionals } = parse()
  const [action, email = ''] = positionals
  const isRight = action === 'invite' && positionals.length === 2 && z.email().safeParse(email).success
  if (!isRight) throw new CommandError(usage)
  return { email, role: values.role, name: values.name }
}

function parse() {
  const options = { role: { type: 'string', default: ownerRole }, name: { type: 'string', default: '' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new CommandError(usage)
  }
}

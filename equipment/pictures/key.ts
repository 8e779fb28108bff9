import { fingerprintOf, fingerprintOfText } from '../fingerprint.ts'
import { build } from '../kinds.ts'
import { lights } from './lights.ts'
import { roomOf } from './rooms.ts'
import { type Shot, studioVersion } from './shot.ts'

/** A number that changes when a picture would: with its models, places, camera, format or the studio. */
export function pictureKey({ pieces, camera, format = 'square', room, light }: Shot): string {
  const models = pieces.map(({ kind, params = {}, at, turn }) => [fingerprintOfModel(kind, params), at, turn])
  const place = room && fingerprintOf(roomOf(room))
  // What the studio's own light shows is known without naming it.
  const lit = light ? [lights[light]] : []
  return fingerprintOfText(JSON.stringify([models, camera, format, place, studioVersion, ...lit]))
}

/** Many pictures show the same piece: it is built once. */
const known = new Map<string, string>()

function fingerprintOfModel(kind: string, params: Shot['pieces'][number]['params'] & object): string {
  const asked = JSON.stringify([kind, params])
  const fingerprint = known.get(asked) ?? fingerprintOf(build(kind, params))
  known.set(asked, fingerprint)
  return fingerprint
}

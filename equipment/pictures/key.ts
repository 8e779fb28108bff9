import { fingerprintOf, fingerprintOfText } from '../fingerprint.ts'
import { build } from '../kinds.ts'
import { lights } from './lights.ts'
import { type RoomName, roomOf } from './rooms.ts'
import { type Shot, studioVersion } from './shot.ts'

/** Returns a key that changes with a picture's models, placement, camera, format, light, or studio version. */
export function pictureKey({ pieces, camera, format = 'square', room, light }: Shot): string {
  const models = pieces.map(({ kind, params = {}, at, turn }) => [fingerprintOfModel(kind, params), at, turn])
  const place = room && fingerprintOfRoom(room)
  // The default light is not part of the key.
  const lit = light ? [lights[light]] : []
  return fingerprintOfText(JSON.stringify([models, camera, format, place, studioVersion, ...lit]))
}

/** Models and rooms recur in many pictures, so each one is built once. */
const known = new Map<string, string>()
const knownRooms = new Map<RoomName, string>()

function fingerprintOfRoom(room: RoomName): string {
  const fingerprint = knownRooms.get(room) ?? fingerprintOf(roomOf(room))
  knownRooms.set(room, fingerprint)
  return fingerprint
}

function fingerprintOfModel(kind: string, params: Shot['pieces'][number]['params'] & object): string {
  const content = JSON.stringify([kind, params])
  const fingerprint = known.get(content) ?? fingerprintOf(build(kind, params))
  known.set(content, fingerprint)
  return fingerprint
}

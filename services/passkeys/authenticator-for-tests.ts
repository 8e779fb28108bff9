import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer) => data.toString('base64url')

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size])
  if (size < 256) return Buffer.from([(type << 5) | 24, size])
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255])
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [encode(key), encode(each)])])
}

interface Ceremony {
  challenge: string
  origin?: string
  rpId?: string
}

const [ownOrigin, ownRpId] = ['http://localhost:3000', 'localhost']

/** Creates a software authenticator with one ES256 key and a counter that tests can set. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64(credentialId)
  const state = { counter: 0 }
  const clientData = (type: string, { challenge, origin = ownOrigin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(state.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }
  const coseKey = encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  return {
    id,
    state,
    /** Returns the response to creation options. The attestation defaults to 'none'. */
    create(ceremony: Ceremony, { isVerified = true, format = 'none', statement = new Map<string, Cbor>() } = {}) {
      const size = Buffer.from([0, credentialId.length])
      const data = authenticatorData(ceremony.rpId ?? ownRpId, isVerified ? 0x45 : 0x41)
      const authData = Buffer.concat([data, Buffer.alloc(16), size, credentialId, coseKey])
      const attestation = new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', ceremony)),
          attestationObject: base64(encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Returns the response to request options, signed with this authenticator's key. */
    use(
      ceremony: Ceremony,
      { credential = id, isVerified = true }: { credential?: string; isVerified?: boolean } = {},
    ) {
      const clientDataJson = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony.rpId ?? ownRpId, isVerified ? 0x05 : 0x01)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJson)]), privateKey)
      return {
        id: credential,
        rawId: credential,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64(clientDataJson),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

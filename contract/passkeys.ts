import { z } from 'zod'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { LoginReply } from './sessions.ts'

const Base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const CredentialId = Base64Url(1_400)
const Transports = z.array(z.string().max(30)).max(10)
const Descriptor = z.strictObject({ id: CredentialId, type: z.literal('public-key'), transports: Transports })
const userVerification = z.literal('required')

/** PublicKeyCredentialCreationOptionsJSON in WebAuthn. */
const CreationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
})

/** PublicKeyCredentialRequestOptionsJSON in WebAuthn. */
const RequestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification,
})

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') }
/** RegistrationResponseJSON in WebAuthn. Other fields are ignored. */
const CreatedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(16_000),
    transports: Transports.default([]),
  }),
})
/** AuthenticationResponseJSON in WebAuthn. Other fields are ignored. */
const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
    userHandle: Base64Url(200).nullish(),
  }),
})

const Name = SingleLineText(60).min(1)
const WirePasskey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  site: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if it was never used. */
  usedAt: z.iso.datetime().nullable(),
})
const params = z.object({ id: z.uuid() })
const notFound = { passkey_not_found: { status: 404 } } as const
/** The challenge is unknown, already used, or older than five minutes. */
const challengeExpired = { challenge_expired: { status: 422 } } as const

/** Login with passkeys instead of a password. */
export const passkeys = contract({
  'GET /svc_customer/passkeys': {
    summary: "Returns the customer's passkeys, oldest first",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ passkeys: z.array(WirePasskey) }),
  },
  'POST /svc_customer/passkeys/options': {
    summary: 'Returns the options for a new passkey, after the password',
    access: 'customer',
    rate: 'login',
    body: z.object({ password: z.string().min(1).max(256) }),
    reply: CreationOptions,
    refusals: {
      wrong_password: { status: 422 },
      too_many_passkeys: { status: 422, details: z.strictObject({ max: z.int() }) },
      login_delayed: { status: 429, details: z.strictObject({ seconds: z.int() }) },
    },
  },
  'POST /svc_customer/passkeys': {
    summary: 'Adds a passkey that an authenticator created with these options',
    access: 'customer',
    rate: 'login',
    maxBytes: 64_000,
    body: z.object({ name: Name, credential: CreatedCredential }),
    reply: WirePasskey,
    status: 201,
    refusals: {
      ...challengeExpired,
      passkey_invalid: { status: 422 },
      passkey_exists: { status: 409 },
      too_many_passkeys: { status: 422, details: z.strictObject({ max: z.int() }) },
    },
  },
  'PATCH /svc_customer/passkeys/{id}': {
    summary: 'Renames a passkey of the customer',
    access: 'customer',
    rate: 'write',
    params,
    body: z.object({ name: Name }),
    reply: WirePasskey,
    refusals: notFound,
  },
  'DELETE /svc_customer/passkeys/{id}': {
    summary: 'Removes a passkey of the customer',
    access: 'customer',
    rate: 'write',
    params,
    status: 204,
    reply: z.null(),
    refusals: notFound,
  },
  'POST /svc_session/passkey/options': {
    summary: 'Returns the options for a passkey login',
    access: 'guest',
    rate: 'write',
    reply: RequestOptions,
  },
  'POST /svc_session/passkey/login': {
    summary: 'Logs in with a passkey and merges the guest cart into the customer cart',
    access: 'guest',
    rate: 'login',
    maxBytes: 64_000,
    body: z.object({ credential: UsedCredential }),
    reply: LoginReply,
    refusals: { ...challengeExpired, passkey_invalid: { status: 401 } },
  },
})

import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'

export const walletSimulatorPath = '/__sandbox/wallets'

const SessionRequest = z.object({
  merchantIdentifier: z.string().min(1),
  displayName: z.string().min(1).max(64),
  initiative: z.literal('web'),
  initiativeContext: z.string().min(1),
})
const sessionMs = 5 * 60_000

/** Mounts Apple's payment session endpoint in its documented format. */
export function mountWalletSimulator(app: Hono) {
  app.post(`${walletSimulatorPath}/paymentSession`, async (context) => {
    const parsed = SessionRequest.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ statusMessage: 'Payment Services Exception merchantId is wrong' }, 400)
    const { merchantIdentifier, displayName, initiative, initiativeContext } = parsed.data
    const now = Date.now()
    return context.json({
      epochTimestamp: now,
      expiresAt: now + sessionMs,
      merchantSessionIdentifier: `SSH${randomBytes(24).toString('hex').toUpperCase()}`,
      nonce: randomBytes(4).toString('hex'),
      merchantIdentifier,
      domainName: initiativeContext,
      displayName,
      initiative,
      initiativeContext,
      signature: randomBytes(64).toString('hex'),
    })
  })
}

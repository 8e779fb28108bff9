import { maxNavigateDelayMs, navigateDelayMs } from '#domain/flags/redirect-experiment.ts'

const pause = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))

/**
 * Resolves when a redirect experiment may leave the page: once the exposure is sent, but after at least 100 ms and at
 * most 1,000 ms [FLAG-412, FLAG-413].
 */
export async function waitBeforeRedirect(sent: Promise<void>): Promise<void> {
  await Promise.all([pause(navigateDelayMs), Promise.race([sent.catch(() => {}), pause(maxNavigateDelayMs)])])
}

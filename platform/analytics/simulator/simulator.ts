import type { Hono } from 'hono'
import { destinationsPath, type SimulatedAccounts } from './accounts.ts'
import { adsSimulator } from './ads.ts'
import { affiliateSimulator } from './affiliate.ts'
import { recommendationsSimulator, reviewsSimulator } from './bearer-services.ts'
import { customerDataSimulator } from './customer-data.ts'
import { emailMarketingSimulator } from './email-marketing.ts'
import { socialPixelSimulator } from './social-pixel.ts'
import { webAnalyticsSimulator } from './web-analytics.ts'

interface SimulatorTokens {
  /** The ads service's access token. */
  ads: string
}

/** Mounts a simulator for each analytics destination. Simulators store nothing. `now` returns Unix milliseconds. */
export function mountDestinationSimulators(
  app: Hono,
  accounts: SimulatedAccounts,
  { tokens, now }: { tokens: SimulatorTokens; now: () => number },
): void {
  const simulators = {
    'customer-data': customerDataSimulator(accounts['customer-data']),
    'web-analytics': webAnalyticsSimulator(accounts['web-analytics'], now),
    ads: adsSimulator(accounts.ads, tokens.ads),
    'social-pixel': socialPixelSimulator(accounts['social-pixel'], now),
    affiliate: affiliateSimulator(accounts.affiliate),
    reviews: reviewsSimulator(accounts.reviews),
    'email-marketing': emailMarketingSimulator(accounts['email-marketing']),
    recommendations: recommendationsSimulator(accounts.recommendations),
  } satisfies Record<keyof SimulatedAccounts, Hono>
  for (const [name, simulator] of Object.entries(simulators)) app.route(`${destinationsPath}/${name}`, simulator)
}

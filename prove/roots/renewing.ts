// Charges renewals as the store does.
import { runRenewals } from './renew.ts'

await runRenewals()

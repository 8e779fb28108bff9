// Charges renewals as the store does, again and again: what the proof of renewals kills.
import { renewing } from './renew.ts'

await renewing()

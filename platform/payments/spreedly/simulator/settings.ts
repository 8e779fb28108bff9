import type { SimulatorSettings } from '../../simulator/app.ts'

export interface SpreedlySimulatorSettings extends Pick<SimulatorSettings, 'shopOrigins' | 'report'> {
  environmentKey: string
  accessSecret: string
  gatewayToken: string
  /** The simulator's public origin. */
  origin: string
}

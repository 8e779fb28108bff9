export type SpreedlyField = 'number' | 'cvv'

export interface FieldProperties {
  validNumber?: boolean
  validCvv?: boolean
  cvvLength?: number
}

export type SpreedlyErrors = readonly { attribute?: string; key?: string; message?: string }[]

interface SpreedlyEvents {
  ready: () => void
  fieldEvent: (name: SpreedlyField, type: string, activeElement: unknown, properties: FieldProperties) => void
  validation: (properties: FieldProperties) => void
  errors: (errors: SpreedlyErrors) => void
  paymentMethod: (token: string) => void
  consoleError: () => void
  '3ds:status': (status: { action: string }) => void
}

/** The parts of Spreedly's iFrame API (version 1) that the card page uses. */
interface SpreedlyApi {
  init: (environmentKey: string, options: Readonly<Record<string, string>>) => void
  on: <Name extends keyof SpreedlyEvents>(name: Name, listener: SpreedlyEvents[Name]) => void
  setFieldType: (field: SpreedlyField, type: 'number' | 'text' | 'tel') => void
  setNumberFormat: (format: 'prettyFormat' | 'plainFormat' | 'maskedFormat') => void
  setLabel: (field: SpreedlyField, label: string) => void
  setTitle: (field: SpreedlyField, title: string) => void
  setStyle: (field: SpreedlyField, css: string) => void
  transferFocus: (field: SpreedlyField) => void
  validate: () => void
  tokenizeCreditCard: (details: Readonly<Record<string, string | number | boolean>>) => void
  ThreeDS: {
    Lifecycle: new (options: Readonly<Record<string, string>>) => { start: () => void }
  }
}

/** Loads Spreedly's script. Throws if loading fails or the script is not the expected one. */
export function loadSpreedly(address: string): Promise<SpreedlyApi> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => {
      const { Spreedly } = globalThis as { Spreedly?: SpreedlyApi }
      if (Spreedly) done(Spreedly)
      else fail(new Error('The card fields script does not define Spreedly'))
    })
    script.addEventListener('error', () => fail(new Error('The card fields script failed to load')))
    script.src = address
    document.head.append(script)
  })
}

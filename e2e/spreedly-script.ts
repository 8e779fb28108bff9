// Browser code for the simulator: an API object and fields as documented for version 1 of Spreedly's iFrame API. Each
// function is sent as text, so it must not use anything in this file.

type Listener = (...values: unknown[]) => void

/** Messages from the API object to a field. */
interface FieldMessage {
  focus?: true
  /** Property to set, with its value. */
  set?: string
  value?: string
  tokenize?: object
  key?: string
}

/** Defines the API object of the vendor's script. */
export function vendorScript(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
  const listeners = new Map<string, Listener[]>()
  const emit = (name: string, ...values: unknown[]) => {
    for (const listener of listeners.get(name) ?? []) listener(...values)
  }
  const frames: Record<string, HTMLIFrameElement> = {}
  const known: Record<string, number | boolean> = {}
  const open = new Set<string>()
  let key = ''
  const send = (field: string, message: object) => frames[field]?.contentWindow?.postMessage(message, origin)
  addEventListener('message', ({ origin: from, data }: MessageEvent<Record<string, unknown>>) => {
    if (from !== origin) return
    const { type, field } = data as { type: string; field: string }
    if (type === 'open' && open.add(field).size === 2) emit('ready')
    if (type === 'event') {
      Object.assign(known, data['known'])
      emit('fieldEvent', field, data['event'], null, known)
    }
    if (type === 'token') emit('paymentMethod', data['token'], {})
    if (type === 'errors') emit('errors', data['errors'])
  })
  const frame = (into: string, path: string) => {
    const element = document.createElement('iframe')
    element.src = `${origin}${path}`
    document.querySelector(`#${into}`)!.append(element)
    return element
  }
  class Lifecycle {
    options: Record<string, string>
    constructor(options: Record<string, string>) {
      this.options = options
    }
    start() {
      const { transactionToken: token = '', hiddenIframeLocation = '', challengeIframeLocation = '' } = this.options
      let shown = ''
      const poll = async () => {
        const response = await fetch(`${origin}/status/${token}?environment=${key || this.options['environmentKey']}`)
        const { state, action } = (await response.json()) as { state: string; action: string }
        if (state !== 'pending') return emit('3ds:status', { action: state === 'succeeded' ? 'succeeded' : 'error' })
        if (action === 'device-seen') return emit('3ds:status', { action: 'trigger-completion' })
        if (action !== shown) {
          shown = action
          if (action === 'device_fingerprint') frame(hiddenIframeLocation, `/device/${token}`)
          else {
            frame(challengeIframeLocation, `/question/${token}`)
            emit('3ds:status', { action: 'challenge' })
          }
        }
        setTimeout(() => void poll(), 200)
      }
      void poll()
    }
  }
  Object.assign(globalThis, {
    Spreedly: {
      ThreeDS: { Lifecycle },
      on: (name: string, listener: Listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      init: (environment: string, { numberEl, cvvEl }: { numberEl: string; cvvEl: string }) => {
        key = environment
        frames['number'] = frame(numberEl, '/field?number')
        frames['cvv'] = frame(cvvEl, '/field?cvv')
      },
      setFieldType: (field: string, value: string) => send(field, { set: 'type', value }),
      setNumberFormat: () => {},
      setLabel: (field: string, value: string) => send(field, { set: 'aria-label', value }),
      setTitle: (field: string, value: string) => frames[field]!.setAttribute('title', value),
      setStyle: (field: string, value: string) => send(field, { set: 'style', value }),
      transferFocus: (field: string) => send(field, { focus: true }),
      validate: () => emit('validation', known),
      tokenizeCreditCard: (details: object) => send('number', { tokenize: details, key }),
    },
  })
}

/** Runs a framed field. The number field requests the token, with the security code read from its sibling. */
export function fieldScript(): void {
  const field = location.search.slice(1)
  const input = document.querySelector('input')!
  const report = (message: object) => parent.postMessage({ field, ...message }, '*')
  const digits = () => input.value.replaceAll(/\D/g, '')
  const known = () =>
    field === 'cvv'
      ? { cvvLength: digits().length, validCvv: /^\d{3,4}$/.test(digits()) }
      : { numberLength: digits().length, validNumber: digits().length === 16 && !digits().endsWith('1112') }
  for (const event of ['focus', 'blur', 'input'])
    input.addEventListener(event, () => report({ type: 'event', event, known: known() }))
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') report({ type: 'event', event: 'enter', known: known() })
  })
  addEventListener('message', async ({ data }: MessageEvent<FieldMessage>) => {
    if (data.focus) input.focus()
    if (data.set === 'style') input.style.cssText = data.value ?? ''
    else if (data.set !== undefined) input.setAttribute(data.set, data.value ?? '')
    if (!data.tokenize) return
    const code = parent.frames[1]!.document.querySelector('input')!.value
    const body = JSON.stringify({ number: digits(), code, ...data.tokenize, key: data.key })
    const response = (await (await fetch('/tokenize', { method: 'POST', body })).json()) as object
    report('token' in response ? { type: 'token', ...response } : { type: 'errors', ...response })
  })
  report({ type: 'open' })
}

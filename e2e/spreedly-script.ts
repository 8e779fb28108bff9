// Browser code of the simulator: an API object and fields as documented for version 1 of Spreedly's iFrame API. Each
// function is sent as text, so it must not use anything from this file.

type Hear = (...told: unknown[]) => void

/** Messages from the API object to a field. */
interface Told {
  focus?: true
  /** The property to set, with its value. */
  set?: string
  value?: string
  tokenize?: object
  key?: string
}

/** The API object of the vendor's script. */
export function vendorScript(): void {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
  const ears = new Map<string, Hear[]>()
  const emit = (name: string, ...told: unknown[]) => {
    for (const hear of ears.get(name) ?? []) hear(...told)
  }
  const frames: Record<string, HTMLIFrameElement> = {}
  const known: Record<string, number | boolean> = {}
  const open = new Set<string>()
  let key = ''
  const tell = (field: string, message: object) => frames[field]?.contentWindow?.postMessage(message, origin)
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
    const made = document.createElement('iframe')
    made.src = `${origin}${path}`
    document.querySelector(`#${into}`)!.append(made)
    return made
  }
  class Lifecycle {
    options: Record<string, string>
    constructor(options: Record<string, string>) {
      this.options = options
    }
    start() {
      const { transactionToken: token = '', hiddenIframeLocation = '', challengeIframeLocation = '' } = this.options
      let shown = ''
      const look = async () => {
        const answer = await fetch(`${origin}/status/${token}?environment=${key || this.options['environmentKey']}`)
        const { state, action } = (await answer.json()) as { state: string; action: string }
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
        setTimeout(() => void look(), 200)
      }
      void look()
    }
  }
  Object.assign(globalThis, {
    Spreedly: {
      ThreeDS: { Lifecycle },
      on: (name: string, hear: Hear) => ears.set(name, [...(ears.get(name) ?? []), hear]),
      init: (environment: string, { numberEl, cvvEl }: { numberEl: string; cvvEl: string }) => {
        key = environment
        frames['number'] = frame(numberEl, '/field?number')
        frames['cvv'] = frame(cvvEl, '/field?cvv')
      },
      setFieldType: (field: string, value: string) => tell(field, { set: 'type', value }),
      setNumberFormat: () => {},
      setLabel: (field: string, value: string) => tell(field, { set: 'aria-label', value }),
      setTitle: (field: string, value: string) => frames[field]!.setAttribute('title', value),
      setStyle: (field: string, value: string) => tell(field, { set: 'style', value }),
      transferFocus: (field: string) => tell(field, { focus: true }),
      validate: () => emit('validation', known),
      tokenizeCreditCard: (details: object) => tell('number', { tokenize: details, key }),
    },
  })
}

/** A framed field: the number field requests the token, with the security code read from its sibling. */
export function fieldScript(): void {
  const field = location.search.slice(1)
  const input = document.querySelector('input')!
  const say = (message: object) => parent.postMessage({ field, ...message }, '*')
  const digits = () => input.value.replaceAll(/\D/g, '')
  const known = () =>
    field === 'cvv'
      ? { cvvLength: digits().length, validCvv: /^\d{3,4}$/.test(digits()) }
      : { numberLength: digits().length, validNumber: digits().length === 16 && !digits().endsWith('1112') }
  for (const event of ['focus', 'blur', 'input'])
    input.addEventListener(event, () => say({ type: 'event', event, known: known() }))
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') say({ type: 'event', event: 'enter', known: known() })
  })
  addEventListener('message', async ({ data }: MessageEvent<Told>) => {
    if (data.focus) input.focus()
    if (data.set === 'style') input.style.cssText = data.value ?? ''
    else if (data.set !== undefined) input.setAttribute(data.set, data.value ?? '')
    if (!data.tokenize) return
    const code = parent.frames[1]!.document.querySelector('input')!.value
    const body = JSON.stringify({ number: digits(), code, ...data.tokenize, key: data.key })
    const answer = (await (await fetch('/tokenize', { method: 'POST', body })).json()) as object
    say('token' in answer ? { type: 'token', ...answer } : { type: 'errors', ...answer })
  })
  say({ type: 'open' })
}

import type { CardProblemTexts } from './card-texts.ts'
import './card-page.css'
import { readExpiry, formatExpiry } from './expiry.ts'
import { openCard, type CardFormResult, type VendorFields } from './open-card.ts'
import { loadSpreedly, type FieldProperties, type SpreedlyErrors, type SpreedlyField } from './spreedly-api.ts'

type Field = SpreedlyField | 'expiry'
type Problems = Partial<Record<Field, string>>

const fieldNames = ['number', 'expiry', 'cvv'] as const
/** Matches our other inputs. Our styles draw the field's border. */
const fieldStyle =
  'width:100%;height:46px;padding:0 12px;border:0;outline:0;background:transparent;color:#16171a;font-family:Archivo,Arial,sans-serif;font-size:16px;font-variant-numeric:tabular-nums'
const fieldOf: Readonly<Record<string, Field>> = {
  number: 'number',
  verification_value: 'cvv',
  cvv: 'cvv',
  month: 'expiry',
  year: 'expiry',
}

const box = (name: SpreedlyField) => document.querySelector<HTMLElement>(`#vendor-${name}`)!

openCard(async (form, submit, texts) => {
  const { key = '', script = '', nonce, timestamp, certificate, signature } = form.dataset
  const spreedly = await loadSpreedly(script)
  const expiry = form.querySelector<HTMLInputElement>('#expiry')!
  expiry.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.inputType.startsWith('delete')))
      expiry.value = formatExpiry(expiry.value)
  })
  let resolve: ((typed: CardFormResult) => void) | null = null
  const end = (typed: CardFormResult) => {
    resolve?.(typed)
    resolve = null
  }
  const stop = (problems: Problems) => {
    const first = show(problems)
    if (first === 'expiry') expiry.focus()
    else if (first) spreedly.transferFocus(first)
    end('invalid')
  }
  for (const name of ['number', 'cvv'] as const)
    document.querySelector(`#${name}-label`)!.addEventListener('click', () => spreedly.transferFocus(name))
  spreedly.on('fieldEvent', (name, type) => {
    if (type === 'focus' || type === 'blur') box(name).classList.toggle('is-focused', type === 'focus')
    if (type === 'enter') submit()
  })
  spreedly.on('validation', (properties) => {
    if (!resolve) return
    const read = readExpiry(expiry.value, new Date())
    const problems = {
      ...vendorProblems(properties, texts.problems),
      ...('problem' in read && { expiry: texts.problems[read.problem] }),
    }
    if ('problem' in read || Object.keys(problems).length > 0) return stop(problems)
    show({})
    // The cardholder name is sent with the order.
    spreedly.tokenizeCreditCard({ ...read, allow_blank_name: true })
  })
  spreedly.on('errors', (errors) => {
    const problems = problemsOf(errors, texts.problems)
    if (Object.keys(problems).length > 0) stop(problems)
    else end('failed')
  })
  spreedly.on('paymentMethod', (token) => {
    // A shopper who returns to this page enters a different card.
    expiry.value = ''
    end({ token })
  })
  return new Promise<VendorFields>((done, fail) => {
    spreedly.on('consoleError', () => fail(new Error('The card fields have failed')))
    spreedly.on('ready', () => {
      for (const name of ['number', 'cvv'] as const) {
        spreedly.setFieldType(name, 'tel')
        spreedly.setLabel(name, texts[name])
        spreedly.setTitle(name, texts[name])
        spreedly.setStyle(name, fieldStyle)
      }
      spreedly.setNumberFormat('prettyFormat')
      const tokenize = () =>
        new Promise<CardFormResult>((typed) => {
          resolve = typed
          spreedly.validate()
        })
      done({ tokenize })
    })
    spreedly.init(key, {
      numberEl: 'vendor-number',
      cvvEl: 'vendor-cvv',
      ...(nonce &&
        timestamp &&
        certificate &&
        signature && { nonce, timestamp, signature, certificateToken: certificate }),
    })
  })
})

function vendorProblems({ validNumber, validCvv, cvvLength = 0 }: FieldProperties, texts: CardProblemTexts): Problems {
  return {
    ...(validNumber !== true && { number: texts.number }),
    ...((validCvv !== true || cvvLength === 0) && { cvv: texts.cvv }),
  }
}

function problemsOf(errors: SpreedlyErrors, texts: CardProblemTexts): Problems {
  const words: Record<Field, string> = {
    number: texts.numberRefused,
    expiry: texts.expiryRefused,
    cvv: texts.cvvRefused,
  }
  const fields = errors.flatMap(({ attribute = '' }) => fieldOf[attribute] ?? [])
  return Object.fromEntries(fields.map((field) => [field, words[field]]))
}

function show(problems: Problems): Field | undefined {
  for (const name of fieldNames) {
    const problem = problems[name]
    document.querySelector(`#${name}-error`)!.textContent = problem ?? ''
    if (name !== 'expiry') box(name).classList.toggle('is-wrong', problem !== undefined)
    else document.querySelector('#expiry')!.setAttribute('aria-invalid', String(problem !== undefined))
  }
  return fieldNames.find((name) => problems[name] !== undefined)
}

import { randomUUID } from 'node:crypto'
import type { DOMWindow } from 'jsdom'
import { describeElement } from '../elements/select.ts'
import type { Navigation } from '../network/navigation.ts'
import { filesOf, type Upload } from './uploads.ts'

type Submitter = HTMLButtonElement | HTMLInputElement
type Value = string | Upload
type Entries = readonly (readonly [name: string, value: Value])[]
type Submission = Pick<Navigation, 'url' | 'method' | 'body' | 'contentType'>

/**
 * Returns the request that submits a form. Respects the name, value, and URL of the submitting button. Throws if a
 * browser would refuse because a required field is empty or a value is malformed.
 */
export function createSubmission(form: HTMLFormElement, submitter: Submitter | null): Submission | undefined {
  const isFree = form.noValidate || submitter?.formNoValidate === true
  if (!isFree) requireValid(form)
  const setting = (name: 'action' | 'method' | 'enctype') =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const method = setting('method').toLowerCase()
  if (method === 'dialog') {
    form.closest('dialog')?.removeAttribute('open')
    return undefined
  }
  const window = form.ownerDocument.defaultView as unknown as DOMWindow
  const action = setting('action')
  const url = new URL(action === '' ? form.ownerDocument.URL : action, form.ownerDocument.baseURI)
  const entries = entriesOf(form, new window.FormData(form, submitter))
  if (method !== 'post') {
    url.search = encoded(entries)
    return { url, method: 'GET' }
  }
  if (setting('enctype').toLowerCase() === 'multipart/form-data') return { url, method: 'POST', ...parts(entries) }
  const contentType = 'application/x-www-form-urlencoded'
  return { url, method: 'POST', body: Buffer.from(encoded(entries)), contentType }
}

function requireValid(form: HTMLFormElement): void {
  const controls = [...form.elements] as HTMLInputElement[]
  const invalid = controls.filter((control) => filesOf(control).length === 0 && !control.checkValidity())
  if (invalid.length === 0) return
  const problems = invalid.map((control) => {
    const kinds = ['valueMissing', 'typeMismatch', 'patternMismatch', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch']
    const kind = kinds.filter((name) => control.validity[name as keyof ValidityState]).join(', ')
    return `${describeElement(control)} (${kind === '' ? 'invalid' : kind})`
  })
  throw new Error(`A browser refuses to submit the form:\n${problems.join('\n')}`)
}

/** Returns the form's names and values in order. A file field without a file sends an unnamed empty file. */
function entriesOf(form: HTMLFormElement, data: FormData): Entries {
  const fields = [...form.elements].filter((control) => (control as HTMLInputElement).type === 'file')
  return [...data.entries()].flatMap(([name, value]): Entries => {
    if (typeof value === 'string') return [[name, value]]
    const field = fields.find((control) => (control as HTMLInputElement).name === name)
    if (field) fields.splice(fields.indexOf(field), 1)
    const files = field ? filesOf(field) : []
    const none = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }
    return (files.length === 0 ? [none] : files).map((file) => [name, file])
  })
}

/** Browsers send line breaks in forms as CRLF. */
const lines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')

function encoded(entries: Entries): string {
  const pairs = entries.map(([name, value]) => [name, lines(typeof value === 'string' ? value : value.name)])
  return new URLSearchParams(pairs).toString()
}

function parts(entries: Entries): { body: Buffer; contentType: string } {
  const boundary = `----visitor${randomUUID().replaceAll('-', '')}`
  const quoted = (text: string) => lines(text).replaceAll('\r\n', '%0D%0A').replaceAll('"', '%22')
  const chunks = entries.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${lines(value)}\r\n`)]
    const file = `; filename="${quoted(value.name)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`
    return [Buffer.from(head + file), value.buffer, Buffer.from('\r\n')]
  })
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}

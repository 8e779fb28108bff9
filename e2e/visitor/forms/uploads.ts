import { describeElement, requireEnabled } from '../elements/select.ts'

/** A file to upload, as in Playwright's `setInputFiles`. */
export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

const uploads = new WeakMap<Element, readonly Upload[]>()

/** Chooses a file field's files. They are stored outside the document, because jsdom cannot set them. */
export function setFiles(element: Element, files: Upload | readonly Upload[]): void {
  requireEnabled(element)
  const input = element as HTMLInputElement
  const chosen = (Array.isArray(files) ? files : [files]) as readonly Upload[]
  if (input.type !== 'file' || (chosen.length > 1 && !input.multiple))
    throw new Error(`Not a field for ${chosen.length} files: ${describeElement(element)}`)
  uploads.set(element, chosen)
}

/** Returns the files that `setFiles` chose. */
export const filesOf = (element: Element): readonly Upload[] => uploads.get(element) ?? []

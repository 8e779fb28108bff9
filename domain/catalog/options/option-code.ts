import { deriveHandle } from '../import/cells/handle.ts'

/** Derives an option's code from its label and index, such as shaft_length for Shaft length. */
export function optionCode(label: string, index: number): string {
  const code = deriveHandle(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
  // Choices are plain objects, where a code such as constructor would seem to exist.
  return code === '' || code in Object.prototype ? `option_${index + 1}` : code
}

import { chatLimits } from '#domain/chat/limits.ts'
import { storePhoto } from '#services/reviews/steps.ts'

export interface StoredFile {
  name: string
  type: 'image/webp' | 'application/pdf' | 'text/plain'
  bytes: Buffer
}

/**
 * Prepares an untrusted file by its content, not its name: re-encodes pictures, and accepts PDF and plain text as sent.
 * Returns the reason if the file is rejected [T14].
 */
export async function prepareFile(name: string, bytes: Buffer): Promise<StoredFile | 'file_type' | 'file_too_large'> {
  if (bytes.length > chatLimits.fileBytes) return 'file_too_large'
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { name, type: 'application/pdf', bytes }
  if (isPlainText(bytes)) return { name, type: 'text/plain', bytes }
  const photo = await storePhoto(bytes)
  if (photo === 'photo_too_large') return 'file_too_large'
  if (photo === 'photo_unreadable') return 'file_type'
  return { name: `${name.replace(/\.[^.]{1,5}$/, '')}.webp`, type: 'image/webp', bytes: photo.large }
}

function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // eslint-disable-next-line no-control-regex
    return !/[\0-\b\v\x0e-\x1f]/.test(text)
  } catch {
    return false
  }
}

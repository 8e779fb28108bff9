import { call } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { readFileAsBase64 } from '#backoffice/kit/form/file-base64.ts'
import { problemText } from '#backoffice/kit/states.tsx'
import type { MediaDetail } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { dimensionsProblem } from './upload-problems.ts'

/** Returns the message for a failed upload. */
export function uploadProblem(error: unknown): string {
  return dimensionsProblem(error) ?? problemText(problemOf(error), texts.refusals)
}

/** Uploads a file to the media library. A retry with the same key has no further effect. */
export async function uploadFile(file: File, key: string): Promise<MediaDetail> {
  const body = { name: file.name, file: await readFileAsBase64(file) }
  return call('POST /svc_admin/media', { body, key })
}

import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { type ReviewDraft, reviewLimits } from '#domain/reviews/review.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'

const photoProblems: readonly string[] = ['photo_unreadable', 'photo_too_large', 'too_many_photos']

export function readDraft(form: FormData): ReviewDraft {
  return {
    stars: Number(readText(form, 'stars')),
    title: readText(form, 'title').slice(0, 1_000),
    text: readText(form, 'text').slice(0, 20_000),
    author: readText(form, 'author').slice(0, 1_000),
  }
}

export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Sends a form's photos one at a time in base64. Returns the last problem code, or null. */
export async function sendPhotos(form: FormData, send: (photo: string) => Promise<unknown>): Promise<string | null> {
  const files = form.getAll('photos').filter((each): each is File => typeof each !== 'string' && each.size > 0)
  let problem = files.length > reviewLimits.photos ? 'too_many_photos' : null
  for (const file of files.slice(0, reviewLimits.photos)) {
    try {
      await send(await toBase64(file))
    } catch (error) {
      if (!isRefusalError(error)) throw error
      problem = photoProblem(error.code)
    }
  }
  return problem
}

function photoProblem(code: string): string {
  if (photoProblems.includes(code)) return code
  // The request limit matches the largest photo, so exceeding it means that one photo was too large.
  return code === 'invalid_request' ? 'photo_too_large' : 'failed'
}

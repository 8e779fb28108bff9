import { useEffect, useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import type { Product, ProductTranslation, TranslationParams } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { TranslationForm } from './translation-form.tsx'

interface TranslationEditorProps {
  product: Product
  language: TranslationParams['language']
  onDirtyChange: (isDirty: boolean) => void
}

/** Loads a product's translation and renders its form. Needs a separate `key` for each product and language. */
export function TranslationEditor({ product, language, onDirtyChange }: TranslationEditorProps) {
  const [loaded, setLoaded] = useState<ProductTranslation | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(1)
  const id = String(product.id)
  useEffect(() => {
    const abort = new AbortController()
    const options = { isFresh: true, signal: abort.signal } as const
    call('GET /svc_admin/products/{id}/translations/{language}', { params: { id, language } }, options).then(
      setLoaded,
      (error: unknown) => {
        if (!abort.signal.aborted) setProblem(problemOf(error))
      },
    )
    return () => abort.abort()
  }, [id, language, attempt])
  if (loaded)
    return (
      <TranslationForm
        params={{ id, language }}
        loaded={loaded}
        pageTexts={product.texts}
        onDirtyChange={onDirtyChange}
      />
    )
  if (!problem) return <output className="muted small">{texts.translate.loading}</output>
  return (
    <ProblemBox
      problem={problem}
      onRetry={() => {
        setProblem(null)
        setAttempt(attempt + 1)
      }}
    />
  )
}

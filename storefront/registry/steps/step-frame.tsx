import type { ReactNode } from 'react'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { ProblemMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import type { StepView } from './load-step.ts'
import { isPhotoProblem } from './photo-form.tsx'
import type { StepResult } from './step-actions.ts'
import { registryStepPath, registryStepNames, type RegistryStep } from '#domain/registry/steps.ts'

interface StepFrameProps {
  view: StepView
  result: StepResult | undefined
  children: ReactNode
}

/** Renders a registry step's layout, with links to the available steps. */
export function StepFrame({ view, result, children }: StepFrameProps) {
  const texts = useTexts('registry')
  const { id, step, title, about, address } = view
  const messages = useTexts('widgets/account/messages')['registry-step']
  const messageOf = () => {
    if (result?.problem === 'failed') return messages[result.op].failure
    const problem = result?.problem ?? view.problem
    return isPhotoProblem(problem) ? null : textOfCode(texts.problems, problem)
  }
  const isOpen = (each: RegistryStep) =>
    each === 'about' || (about !== null && (each === 'delivery' || address !== null))
  return (
    <AccountPage title={title} back={{ to: registryStepPath(id), label: title }} className="lists registry">
      <nav aria-label={texts.stepsTitle}>
        <ol className="steps registry__steps">
          {registryStepNames.map((each) => (
            <li
              key={each}
              aria-current={each === step ? 'step' : undefined}
              className={isOpen(each) && each !== step ? 'done' : undefined}
            >
              {isOpen(each) && each !== step ? (
                <Link to={registryStepPath(id, each)}>{texts.steps[each]}</Link>
              ) : (
                texts.steps[each]
              )}
            </li>
          ))}
        </ol>
      </nav>
      <ActionStatus page="my-lists" only={['create-registry']} />
      <ActionStatus page="own-registries" only={['create']} />
      <ActionStatus page="registry-step" only={['about', 'saved-address', 'address']} />
      <ProblemMessage text={messageOf()} />
      <section className="registry__step" aria-labelledby="step">
        <h2 className="h3" id="step">
          {texts.stepTitles[step]}
        </h2>
        {children}
      </section>
    </AccountPage>
  )
}

/** web/pages: /registerAgent: an agent's application, and what happens to it. */
import { brand } from '#contract/content/brand.ts'
import { RegisterAgentForm } from '#web/accounts/forms/register-agent-form.tsx'
import { headOf, originOf, pictureOf } from '#web/platform/meta/head.ts'
import { ScaleBar } from '#web/ui/charts/scale-bar.tsx'
import type { Route } from './+types/register-agent'
import { classNames } from '#web/ui/class-names.ts'
import styles from './register-agent.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({
    title: 'Register as an agent',
    description: `Bring your homes to ${brand.name}: by the feed you already have, from any country, and see what is wrong with it before anything goes live.`,
    origin: originOf(matches),
    path: '/registerAgent',
    picture: pictureOf.page('register-agent'),
  })

const steps = [
  ['Tell us about your agency', 'Five minutes. A licence number helps where your country gives one.'],
  ['Confirm your e-mail', 'We send a four-digit code. A clock shows how long it works.'],
  [
    'We look at it',
    'A person of our team does, typically within 24 to 48 hours, and you get a mail either way.',
  ],
  [
    'Bring your homes in',
    'Paste the address of your feed. We show what is wrong with it before anything goes live.',
  ],
]

export default function RegisterAgent() {
  return (
    <main id="main" className={classNames('page', styles.registerAgent)}>
      <div>
        <h1 className="title">Register as an agent</h1>
        <p className={classNames('lead', styles.registerAgentLead)}>
          Send the feed you already have. We show you what is wrong with it before anything goes live, and
          your data stays yours.
        </p>
        <RegisterAgentForm />
      </div>
      <aside className={styles.registerAgentSteps}>
        <h2 className="subheading">What happens next</h2>
        <ol>
          {steps.map(([title, words]) => (
            <li key={title}>
              <b>{title}</b>
              <p className="small soft">{words}</p>
            </li>
          ))}
        </ol>
        <ScaleBar label="24 to 48 hours" />
      </aside>
    </main>
  )
}

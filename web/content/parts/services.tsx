/** web/content: what Meridian helps with, each with its steps; a register with a drawing at the side. */
import type { Service } from '#contract/content/content.ts'
import { Prose } from '../pages/prose.tsx'
import { Scene } from '../pages/scene.tsx'
import './services.css'

export function Services({ of }: { of: readonly Service[] }) {
  return (
    <ul className="page services">
      {of.map((one) => (
        <li key={one.slug} id={one.slug} className="service">
          <div className="service-sheet" aria-hidden="true">
            <Scene of={one.drawing} />
          </div>
          <div>
            <h2 className="subheading">{one.title}</h2>
            <p className="service-line">{one.description}</p>
            <Prose of={one.intro} />
            <ol className="small">
              {one.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ul>
  )
}

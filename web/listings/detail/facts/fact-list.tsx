/** web/listings: facts as a list of names and values, each value with what is said below it in small. */
import type { Fact } from './home-facts.ts'

type Props = { facts: readonly Fact[]; className: string | undefined }

export const FactList = ({ facts, className }: Props) => (
  <dl className={className}>
    {facts.map(({ name, value, small }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi translate="yes">{value}</bdi>
          {small && (
            <small>
              <bdi translate="yes">{small}</bdi>
            </small>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

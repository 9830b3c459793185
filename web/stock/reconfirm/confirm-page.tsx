/** web/stock: the page of a mail's link: homes that somebody should confirm, all with one press. */
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { AskedHomes } from '#contract/stock/reconfirm.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { failureWords } from '../words.ts'
import styles from './confirm-page.module.css'

type Link = { id: string; linkKey: string }
/** `found` is null where the link leads to nothing. */
type Props = Link & { found: AskedHomes | null }

export function ConfirmPage({ found, ...link }: Props) {
  return (
    <main id="main" className={classNames('page', styles.sheet)}>
      {found ? (
        <Homes first={found} {...link} />
      ) : (
        <EmptyState level="h1" title="This link does not work any more">
          <p className="soft">It is too old, or cut off. Sign in to confirm your homes.</p>
          <TextLink to="/auth">Sign in</TextLink>
        </EmptyState>
      )}
    </main>
  )
}

function Homes({ first, id, linkKey }: Link & { first: AskedHomes }) {
  const { plural } = useFormat()
  const [asked, setAsked] = useState(first)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const open = asked.homes.filter(({ isConfirmed }) => !isConfirmed)
  const chosen = open.filter((home) => !left.has(home.id)).map((home) => home.id)
  const confirm = async () => {
    try {
      const { reconfirm } = await browserApi()
      const said = await reconfirm.confirm({ params: { id }, body: { key: linkKey, ids: chosen } })
      setAsked(said.asked)
      toast.success(said.message)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const choose = (home: string, isThere: boolean) =>
    setLeft((now) => new Set(isThere ? [...now].filter((one) => one !== home) : [...now, home]))
  return (
    <>
      <header>
        <h1 className="title">Are these homes still available?</h1>
        <p className="soft">
          <bdi translate="no">{asked.agency}</bdi>
        </p>
      </header>
      <ul className={styles.homes}>
        {asked.homes.map((home) => (
          <li key={home.id}>
            <Home home={home} isChosen={!left.has(home.id)} onChoose={(is) => choose(home.id, is)} />
          </li>
        ))}
      </ul>
      {open.length > 0 ? (
        <CallButton kind="primary" disabled={chosen.length === 0} busy="Confirming" onCall={confirm}>
          {chosen.length === 0
            ? 'None is chosen'
            : `${plural(chosen.length, 'home is', 'homes are')} still available`}
        </CallButton>
      ) : (
        <output className={styles.done}>
          <Icon of={CircleCheck} />
          {asked.homes.length > 0 ? 'All of them are confirmed.' : 'None of them is on the market any more.'}
        </output>
      )}
      <p className="soft">What is sold or let you change after signing in, under Your homes.</p>
    </>
  )
}

type HomeProps = {
  home: AskedHomes['homes'][number]
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Home({ home: { title, reference, confirmedAt, isConfirmed }, isChosen, onChoose }: HomeProps) {
  const { ago } = useFormat()
  const name = (
    <>
      <b translate="no">{title}</b>
      <span className="row-sub">
        {reference !== null && (
          <>
            <bdi translate="no">{reference}</bdi>
            {' · '}
          </>
        )}
        <span>Confirmed</span> <time dateTime={confirmedAt}>{ago(confirmedAt)}</time>
      </span>
    </>
  )
  if (isConfirmed)
    return (
      <span className={styles.confirmed}>
        <Icon of={CircleCheck} small />
        <span>{name}</span>
      </span>
    )
  return (
    <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)}>
      {name}
    </Checkbox>
  )
}

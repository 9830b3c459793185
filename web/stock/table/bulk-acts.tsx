/** web/stock: what is done to all selected homes at once. */
import { useState } from 'react'
import type { StockItem } from '#contract/stock/stock.ts'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { StatusForm } from './status-form.tsx'
import styles from './stock.module.css'
import { useAct } from './use-act.ts'

type Props = { homes: readonly StockItem[]; colleagues: readonly string[]; onDone: () => void }

export function BulkActs({ homes, colleagues, onDone }: Props) {
  const { act, isBusy } = useAct(onDone)
  const ids = homes.map(({ id }) => id)
  return (
    <div className={styles.bulk}>
      <CallButton
        size="small"
        disabled={isBusy}
        onCall={() => act((stock) => stock.confirm({ body: { ids } }))}
      >
        Still available
      </CallButton>
      <StatusForm
        homes={homes}
        isBusy={isBusy}
        onStatus={(ask) => act((stock) => stock.setStatus({ body: { ids, ...ask } }))}
      />
      <PricesForm
        isBusy={isBusy}
        onPercent={(percent) => act((stock) => stock.changePrices({ body: { ids, percent } }))}
      />
      <AgentForm
        colleagues={colleagues}
        isBusy={isBusy}
        onAgent={(agent) => act((stock) => stock.setAgent({ body: { ids, agent } }))}
      />
    </div>
  )
}

type PricesProps = { isBusy: boolean; onPercent: (percent: number) => Promise<boolean> }

/** Below zero they become less. */
function PricesForm({ isBusy, onPercent }: PricesProps) {
  const [percent, setPercent] = useState('')
  return (
    <Form className={styles.bulkForm} onSubmit={() => onPercent(Number(percent))}>
      <span className="input">
        <input
          className={styles.percent}
          type="number"
          aria-label="Change of the prices in percent; below zero they become less"
          placeholder="−5"
          inputMode="text"
          min={-50}
          max={100}
          step={0.5}
          required
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
        <span className="input-affix" aria-hidden="true">
          %
        </span>
      </span>
      <SubmitButton size="small" disabled={isBusy}>
        Change prices
      </SubmitButton>
    </Form>
  )
}

type AgentProps = {
  colleagues: readonly string[]
  isBusy: boolean
  onAgent: (agent: string) => Promise<boolean>
}

function AgentForm({ colleagues, isBusy, onAgent }: AgentProps) {
  const [agent, setAgent] = useState('')
  return (
    <Form className={styles.bulkForm} onSubmit={() => onAgent(agent)}>
      <span className="input input--select">
        <select
          aria-label="Colleague who answers for them"
          required
          value={agent}
          onChange={(event) => setAgent(event.target.value)}
        >
          <option value="">Colleague</option>
          {colleagues.map((name) => (
            <option key={name} value={name} translate="no">
              {name}
            </option>
          ))}
        </select>
      </span>
      <SubmitButton size="small" disabled={isBusy}>
        Hand over
      </SubmitButton>
    </Form>
  )
}

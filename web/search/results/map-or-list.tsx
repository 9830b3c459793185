/**
 * web/search: on phones a button over the results that brings the map to the front, or the list again.
 * Written hidden, so that its words come with the page's; without script there is nothing to press.
 */
import { List, Map as MapIcon } from 'lucide-react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Sheet } from './use-sheet.ts'
import styles from './results.module.css'

export function MapOrList({ sheet: { rest, choose } }: { sheet: Sheet }) {
  const hydrated = useHydrated()
  const isMap = rest === 'low'
  return (
    <Button
      kind="primary"
      className={classNames('only-phone', styles.mapOrList)}
      hidden={!hydrated}
      onClick={() => choose(isMap ? 'high' : 'low')}
    >
      <Icon of={isMap ? List : MapIcon} small />
      {isMap ? 'List' : 'Map'}
    </Button>
  )
}

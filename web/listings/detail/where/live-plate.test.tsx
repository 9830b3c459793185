/** web/listings: a living map that could not be drawn is said, and may be asked for again. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { Plate, type LiveMap } from './plate.tsx'

afterEach(cleanup)

test('what failed once is tried again at a press, and the button goes with the map', () => {
  let fails = true
  const Live: LiveMap = ({ onFailed }) => {
    useEffect(() => {
      if (fails) onFailed()
    }, [onFailed])
    return <p>the map</p>
  }
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-20T12:00:00Z">
      <Plate
        point={{ lat: 43.74, lon: 7.42, precision: 'rooftop', radiusM: 0 }}
        name="Monaco"
        hasStreets
        live={Live}
        styleUrl={null}
      />
    </VisitProvider>,
  )
  const move = () => screen.queryByRole('button', { name: 'Move around' })
  const failed = () => screen.queryByText('This browser cannot draw the live map.')
  expect([failed(), screen.queryByText('the map')]).toEqual([null, null])
  fireEvent.click(move() as HTMLElement)
  expect([failed() === null, screen.queryByText('the map')]).toEqual([false, null])
  fails = false
  fireEvent.click(move() as HTMLElement)
  expect([failed(), move()]).toEqual([null, null])
  expect(screen.queryByText('the map')).not.toBeNull()
})

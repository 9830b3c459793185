/** ui: files over a place, its parts, and away from it. */
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

afterEach(cleanup)

const taken: string[] = []

function Place() {
  const { isOver, place } = useFileDrop((files) => taken.push(...files.map(({ name }) => name)))
  return (
    <div {...place} data-testid="place" data-over={isOver}>
      <p>Inside</p>
    </div>
  )
}

const file = new File(['x'], 'sea.png')
const withFiles = { dataTransfer: { types: ['Files'], files: [file] } }
const leave = (place: HTMLElement, relatedTarget: Node) => {
  const event = createEvent.dragLeave(place, withFiles)
  Object.defineProperty(event, 'relatedTarget', { value: relatedTarget })
  fireEvent(place, event)
}
const isOver = () => screen.getByTestId('place').dataset.over

test('stays marked while files go from part to part, and takes them anywhere', () => {
  render(<Place />)
  const place = screen.getByTestId('place')
  const inside = screen.getByText('Inside')
  fireEvent.dragOver(inside, withFiles)
  expect(isOver()).toBe('true')
  leave(place, inside)
  expect(isOver()).toBe('true')
  leave(place, document.body)
  expect(isOver()).toBe('false')
  fireEvent.drop(inside, withFiles)
  expect(taken).toEqual(['sea.png'])
})

test('what is dragged within the page is left to those who know it', () => {
  render(<Place />)
  const item = { dataTransfer: { types: ['text/plain'], files: [] } }
  fireEvent.dragOver(screen.getByText('Inside'), item)
  expect(isOver()).toBe('false')
  expect(fireEvent.drop(screen.getByText('Inside'), item)).toBe(true)
})

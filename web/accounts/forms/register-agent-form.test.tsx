/** web/accounts: an application that is left half-way and come back to. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { agentSchema, RegisterAgentForm } from './register-agent-form.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const show = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <RegisterAgentForm /> }])} />)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('it is there again, passwords aside', async () => {
  show()
  type('Agency name', 'Lisbon Keys')
  type('Country', 'PT')
  type('Password', 'Passw0rd!')
  cleanup()
  expect(sessionStorage.getItem('draft/register-agent')).not.toContain('Passw0rd!')
  show()
  await waitFor(() => expect(valueOf('Agency name')).toBe('Lisbon Keys'))
  expect(valueOf('Country')).toBe('PT')
  expect(valueOf('Password')).toBe('')
})

test('a website is taken as people write it', () => {
  const website = (typed: string) => agentSchema.shape.website.safeParse(typed)
  expect(website(' www.example.com/homes ').data).toBe('https://www.example.com/homes')
  expect(website('http://example.com').data).toBe('http://example.com')
  expect(website('').data).toBe('')
  expect([website('ours').success, website('ftp://example.com').success]).toEqual([false, false])
})

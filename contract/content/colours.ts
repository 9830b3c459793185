/**
 * contract: the colours of the look by name, for whatever is drawn without
 * its style sheet: mails, shared pictures, maps.
 * `web/styles/tokens.css` has them for pages; a test beside it holds everybody to the same.
 */

export const day = {
  paper: '#f7f4ec',
  raised: '#ffffff',
  sunken: '#efeadd',
  ink: '#16241f',
  soft: '#4d5b55',
  note: '#616a65',
  line: '#ddd6c6',
  viridian: '#12423a',
  viridianTint: '#dce8e2',
  onViridian: '#fbf9f3',
  clay: '#b4532a',
  onClay: '#ffffff',
} as const
export const night = {
  paper: '#10201c',
  ink: '#eef1ea',
  soft: '#b6c2ba',
  line: '#2a403a',
  viridian: '#6fc2ac',
  clay: '#e58a5f',
  onClay: '#1b0f09',
} as const

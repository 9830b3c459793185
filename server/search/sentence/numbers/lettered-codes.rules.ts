/** search: postcodes whose letters say which country they are of, as far as they stand in one word. */

const british =
  /^(?:ab|al|b|ba|bb|bd|bh|bl|bn|br|bs|bt|ca|cb|cf|ch|cm|co|cr|ct|cv|cw|da|dd|de|dg|dh|dl|dn|dt|dy|e|ec|eh|en|ex|fk|fy|g|gl|gu|ha|hd|hg|hp|hr|hs|hu|hx|ig|ip|iv|ka|kt|kw|ky|l|la|ld|le|ll|ln|ls|lu|m|me|mk|ml|n|ne|ng|nn|np|nr|nw|ol|ox|pa|pe|ph|pl|po|pr|rg|rh|rm|s|sa|se|sg|sk|sl|sm|sn|so|sp|sr|ss|st|sw|sy|ta|td|tf|tn|tq|tr|ts|tw|ub|w|wa|wc|wd|wf|wn|wr|ws|wv|yo|ze)\d{1,2}$/i
const canadian = /^[abceghj-nprstvxy]\d[a-z]$/i

/** The first part of a code of Britain or Canada. */
export function letteredCode(written: string): { code: string; country: string } | null {
  const code = written.toUpperCase()
  if (canadian.test(written)) return { code, country: 'CA' }
  return british.test(written) ? { code, country: 'GB' } : null
}

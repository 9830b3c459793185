/** alerts: what mails about homes are called among all mails. */
export const homesMailKind = 'alerts.homes'

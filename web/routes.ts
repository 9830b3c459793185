/** web: every URL of the product. Paths match whatever their case. */
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('property-listing', 'pages/property-listing.tsx'),
  route('property-details/:id', 'pages/property-details.tsx'),
  route('property-listing-agent/:id', 'pages/property-listing-agent.tsx'),
  route('auth', 'pages/auth.tsx'),
  route('registerAgent', 'pages/register-agent.tsx'),
  route('profile', 'pages/profile.tsx'),
  route('savedProperties', 'pages/saved-properties.tsx'),
  route('portal', 'pages/portal-frame.tsx', [
    index('pages/portal-home.tsx'),
    route('user-manager', 'pages/portal-user-manager.tsx'),
    route('audit', 'pages/portal-audit.tsx'),
  ]),
  route('agent', 'pages/agent-home.tsx'),
  route('agent/property-manager/xml-listing', 'pages/agent-feeds.tsx'),
  route('preferences', 'pages/preferences.tsx'),
  route('contactUs', 'pages/contact-us.tsx'),
  route('telltheChairman', 'pages/tell-the-chairman.tsx'),
  route('connectNow', 'pages/connect-now.tsx'),
  route('dealingRoom', 'pages/dealing-room.tsx'),
  route('foreignExchange', 'pages/foreign-exchange.tsx'),
  route('propertyService', 'pages/property-service.tsx'),
  route('*', 'pages/unknown.tsx'),
] satisfies RouteConfig

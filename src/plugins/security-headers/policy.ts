/** Other hosts that pages connect to because of the site's configuration. */
export interface Hosts {
  script?: string[];
  connect: string[];
  image?: string[];
}

/** Hosts of Google Analytics 4, from Google's guide to a Content-Security-Policy for it. */
export const ANALYTICS_HOSTS: Hosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** Returns the hosts that Algolia's search and insights clients connect to for an application. */
export function getAlgoliaHosts(appId: string): Hosts {
  const id = appId.toLowerCase();
  const replicas = [1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`);
  return {
    connect: [
      `https://${id}-dsn.algolia.net`,
      `https://${id}.algolia.net`,
      ...replicas,
      'https://insights.algolia.io',
    ],
  };
}

/**
 * Creates the Content-Security-Policy of a page.
 * @param hashes `sha256-…` of each inline script that may run
 * @param hosts other hosts that parts of the configuration use
 */
export function createPolicy(hashes: string[], hosts: Hosts[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashes.map((hash) => `'${hash}'`),
      ...hosts.flatMap(({script = []}) => script),
    ],
    // Highlighted code and React's `style` are inline style attributes, which no hash can name.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.flatMap(({image = []}) => image)],
    'connect-src': ["'self'", ...hosts.flatMap(({connect}) => connect)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Creates a `_headers` file for Netlify and Cloudflare Pages. It sends the policy, and headers that a `<meta>` element
 * can't set.
 */
export function createHeadersFile(policy: string): string {
  const headers = {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, ''].join('\n');
}

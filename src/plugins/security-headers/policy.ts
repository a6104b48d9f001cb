/** Other hosts that pages connect to because of the site's configuration. */
export interface Hosts {
  script: string[];
  connect: string[];
  image: string[];
}

export const NO_HOSTS: Hosts = {script: [], connect: [], image: []};

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
    ...NO_HOSTS,
    connect: [
      `https://${id}-dsn.algolia.net`,
      `https://${id}.algolia.net`,
      ...replicas,
      'https://insights.algolia.io',
    ],
  };
}

/** Merges several lists of hosts into one. */
export function joinHosts(hostLists: Hosts[]): Hosts {
  return {
    script: hostLists.flatMap((hosts) => hosts.script),
    connect: hostLists.flatMap((hosts) => hosts.connect),
    image: hostLists.flatMap((hosts) => hosts.image),
  };
}

/**
 * Creates the Content-Security-Policy of a page.
 * @param hashes `sha256-…` of each inline script that may run
 * @param hosts other hosts that the configuration uses
 */
export function createPolicy(hashes: string[], hosts: Hosts): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), ...hosts.script],
    // Highlighted code and React's `style` are inline style attributes, which no hash can name.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.image],
    'connect-src': ["'self'", ...hosts.connect],
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

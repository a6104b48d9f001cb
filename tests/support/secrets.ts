/** Kind of secret → a pattern that matches it. No file may contain one. */
const SECRET_PATTERNS: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50,})\b/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'Slack token': /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
  'JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'Algolia key': /(?:admin|api)_?key['"]?\s*[:=]\s*['"][0-9a-f]{32}['"]/i,
  'password in an address': /\b[a-z]+:\/\/[^\s/:@"'`<>]+:[^\s/:@"'`<>${}]+@[\w.-]+/,
};

/** Returns the kinds of secrets that a text contains. */
export function findSecrets(text: string): string[] {
  return Object.entries(SECRET_PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
}

/** Stands in for `@docusaurus/useDocusaurusContext` in unit tests of components. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {url: 'https://docs.example', baseUrl: '/'},
  };
}

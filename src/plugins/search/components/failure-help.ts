/** Tells readers what to do if a search fails. The dev server has no index until somebody has built the site. */
export const FAILURE_HELP =
  process.env.NODE_ENV === 'production'
    ? 'You might want to check your network connection.'
    : 'With npm start, search uses the index of the last build. Run npm run build, and search again.';

/** Lets Testing Library wait as long as `expect.poll`. By default, it waits for only one second too. */
if (typeof document !== 'undefined') {
  const {configure} = await import('@testing-library/dom');
  configure({asyncUtilTimeout: 20_000});
}

export {};

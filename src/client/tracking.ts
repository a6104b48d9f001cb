declare global {
  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser asks not to be tracked. */
export function asksNotToBeTracked(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

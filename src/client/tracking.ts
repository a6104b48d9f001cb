declare global {
  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    globalPrivacyControl?: boolean;
  }
}

/** Returns whether the browser asks sites not to track the visitor. */
export function hasDoNotTrack(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

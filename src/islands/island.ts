import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Makes one element respond. It is called each time the element comes into the page, with HTML that the server
 * has made; listeners end with `signal`, which is aborted when the element leaves.
 */
type Wake = (element: HTMLElement, signal: AbortSignal) => void;

/** Wakes each element called `name`, those that a later page brings too. */
export function island(name: string, wake: Wake): void {
  // The code runs on the server too, which has no elements, and again in the dev server when it has changed.
  if (!ExecutionEnvironment.canUseDOM || customElements.get(name)) return;
  class Island extends HTMLElement {
    #away = new AbortController();

    connectedCallback(): void {
      this.#away = new AbortController();
      wake(this, this.#away.signal);
    }

    disconnectedCallback(): void {
      this.#away.abort();
    }
  }
  customElements.define(name, Island);
}

/** Puts off waking until the element is about to be seen. */
export function whenSeen(wake: Wake): Wake {
  return (element, signal) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      wake(element, signal);
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  };
}

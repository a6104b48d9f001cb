import {type ReactNode, useEffect, useRef} from 'react';

/** Renders a button that also presses itself when it comes into view. */
export default function MoreButton({onMore}: {onMore: () => void}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <button ref={button} type="button" className="button button--outline button--primary" onClick={onMore}>
      More results
    </button>
  );
}

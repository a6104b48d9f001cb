// Records the time when a link is clicked, and the time when a page with another heading has been drawn, in milliseconds
// since 1970. The page can be in the same document or in a new one.
{
  const heading = () => document.querySelector('h1')?.textContent;
  const note = (name, time) => sessionStorage.setItem(name, String(performance.timeOrigin + time));
  const look = () => {
    const now = heading();
    if (!now || now === sessionStorage.getItem('heading')) requestAnimationFrame(look);
    // The frame with the heading has been drawn when the next frame begins.
    else requestAnimationFrame((time) => note('drawn', time));
  };
  const press = ({timeStamp}) => {
    note('pressed', timeStamp);
    sessionStorage.setItem('heading', heading() ?? '');
    requestAnimationFrame(look);
  };
  document.addEventListener('click', press, {capture: true});
  if (sessionStorage.getItem('pressed')) requestAnimationFrame(look);
}

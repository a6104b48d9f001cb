// Notes when a link is pressed and when a page with another heading has been drawn, be it the same document or the next
// one, in milliseconds since 1970.
{
  const heading = () => document.querySelector('h1')?.textContent;
  const note = (name, time) => sessionStorage.setItem(name, String(performance.timeOrigin + time));
  const look = () => {
    const now = heading();
    if (!now || now === sessionStorage.getItem('heading')) requestAnimationFrame(look);
    // The frame in which it is there has been drawn when the next one begins.
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

/* Brings a running page back to home through the application: closes what is open, speaks English, deletes all that is stored. */
async ([settings, untouched]) => {
  const root = document.documentElement;
  const find = (selector) => document.querySelector(selector);
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  async function until(condition, what) {
    for (const end = performance.now() + 10_000; !condition(); await frame())
      if (performance.now() > end) throw new Error(`the page is not reset: ${what} (${root.dataset.state})`);
  }

  async function press(selector) {
    await until(() => find(selector), `no ${selector}`);
    find(selector).click();
    await frame();
  }

  const isInside = () => history.state?.inside === true;
  const isOpen = () => root.dataset.state !== 'home' || find('dialog[open], .book');
  const isClosed = () => !isInside() && !isOpen();

  /** The browser's Back closes what lies on top, and leaves a screen or a game. The next one waits for its event: two at
   *  once would leave the page. The last step is the page's own, once nothing is open. */
  async function goBack() {
    await until(isInside, 'it does not listen to Back');
    const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await gone;
    await frame();
  }

  async function goHome() {
    await until(() => !('busy' in root.dataset) || root.dataset.state === 'season', 'it is busy');
    await frame();
    for (let most = 12; isOpen() && most > 0; most--) await goBack();
    await until(isClosed, 'something is open');
    history.replaceState(history.state, '', '/?lang=en');
  }

  /** What the screens of the archive remember by themselves: the replay that was watched, and whose games are counted. */
  async function tidyUp() {
    await press('[data-act="gallery"]');
    await press('[data-room="replay"]');
    if (find('[data-act="other"]')) await press('[data-act="other"]');
    await press('[data-room="stats"]');
    const everybody = find('input[name="solo"]');
    if (everybody && !everybody.checked) await press('input[name="solo"]');
    await goHome();
  }

  async function deleteEverything() {
    await press('[data-act="gallery"]');
    await press('[data-room="stats"]');
    await press('[data-act="delete-all"]');
    await press('[data-act="delete-sure"]');
    await until(() => find('[data-show="news"]')?.textContent.trim(), 'nothing is deleted');
    await goHome();
  }

  /** The settings that the tests are played with; whatever else was chosen is forgotten already. */
  async function chooseSettings() {
    await press('.icon[data-act="menu"]');
    for (const [name, wanted] of Object.entries(JSON.parse(settings))) {
      await until(() => find(`[data-setting="${name}"]`), `no setting ${name}`);
      if (find(`[data-setting="${name}"]`).ariaChecked !== String(wanted)) await press(`[data-setting="${name}"]`);
    }
    await goHome();
    localStorage['mapwright:settings'] = settings;
  }

  await goHome();
  if (root.lang !== 'en') {
    await press('.langs [lang="en"]');
    await until(() => root.lang === 'en', 'it speaks another language');
  }
  if (['gallery', 'replay', 'stats'].some((room) => window.visitedRooms?.has(room))) await tidyUp();
  if (!untouched) {
    await deleteEverything();
    await chooseSettings();
  }
  document.activeElement?.blur();
  scrollTo(0, 0);
  await frame();
  window.visitedRooms?.clear();
};

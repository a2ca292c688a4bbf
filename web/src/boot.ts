/** The start of the page, from the plain sentence that index.html has to the first picture. */

/**
 * Read what the page cannot do without, then start it in the place of the plain sentence. If that
 * cannot be read, the sentence is shown at once: it needs no catalogue, and offers to try again.
 */
export async function boot(
  sentence: HTMLElement,
  read: () => Promise<void>,
  start: () => void,
): Promise<void> {
  // without this the link leads to the first page: addresses are relative to it
  sentence.querySelector("a")?.setAttribute("href", location.href);
  try {
    await read();
  } catch (error) {
    console.error(error);
    sentence.classList.add("failed");
    return;
  }
  sentence.remove();
  start();
}

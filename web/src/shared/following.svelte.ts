/** Something that scrolls and stays at its end, unless somebody has scrolled up. */

const NEAR = 24;

export class Follower {
  /** Null when it is gone. */
  element = $state<HTMLElement | null>();
  isFollowing = $state(true);

  /** Something was added. */
  follow(): void {
    if (this.isFollowing) this.toEnd();
  }

  toEnd(): void {
    this.isFollowing = true;
    // the new lines have to be there first
    requestAnimationFrame(() => {
      if (this.element) this.element.scrollTop = this.element.scrollHeight;
    });
  }

  /** Somebody has scrolled. */
  look(): void {
    const { element } = this;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    this.isFollowing = below < NEAR;
  }
}

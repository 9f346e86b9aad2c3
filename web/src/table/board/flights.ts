/** The journeys of a sheet. One may set out from the middle of another: nothing is lit, and nothing hit, before the last of them has landed. */
export class Flights {
  #last: Pick<Animation, 'finished'> | null = null;

  begin(pane: HTMLElement, flight: Pick<Animation, 'finished'>, landed: () => void): void {
    pane.dataset.flying = '';
    this.#last = flight;
    const land = (): void => {
      if (this.#last !== flight) return;
      delete pane.dataset.flying;
      landed();
    };
    flight.finished.then(land, land);
  }
}

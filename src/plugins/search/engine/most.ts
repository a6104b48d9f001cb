/** Points of records: of several that a record is given, the most. */
export class Most {
  private readonly points: Float64Array;
  private readonly ids: number[] = [];

  /** @param records how many there are */
  constructor(records: number) {
    this.points = new Float64Array(records);
  }

  /** Gives a record points, none of which is 0. */
  give(id: number, points: number): void {
    const known = this.points[id] ?? 0;
    if (known === 0) this.ids.push(id);
    if (known === 0 || points > known) this.points[id] = points;
  }

  /** Hands out all points and forgets them. */
  take(each: (id: number, points: number) => void): void {
    for (const id of this.ids) {
      each(id, this.points[id] ?? 0);
      this.points[id] = 0;
    }
    this.ids.length = 0;
  }
}

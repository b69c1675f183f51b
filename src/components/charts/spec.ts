/** What a chart shows, without a word about how it is drawn. */
export interface ChartSpec {
	kind: 'line' | 'column' | 'bar' | 'pie';
	/** What a picture of it is called, and has written above it. */
	title: string;
	/** The chart in a sentence, for who cannot see it. */
	name: string;
	labels: readonly string[];
	/** Whether each label is an answer, and not a day of many: then none may be left out of the axis. */
	namesEach?: boolean;
	/** One number a label; null where there is none (no answers that day is no score). */
	values: readonly ( number | null )[];
	/** A paler line behind the one of `values`, of as many numbers. */
	ghost?: readonly number[];
	/** A value as it is read out and shown on hover, unit included. */
	tell: ( value: number, index: number ) => string;
	/** Of the numbers; the ends of the axis and the distance between its lines, where they are not left to the chart. */
	axis: { title: string; min?: number; max?: number; step?: number; tick?: ( value: number ) => string };
	/** Words under the other axis. */
	labelTitle: string;
	/** Pixels, where it is to be smaller than charts are. */
	height?: number;
}
